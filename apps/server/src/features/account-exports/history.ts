import { BORROWER, withheldFrom, type Fact } from '@lintel/domain';
import { toCsvLine } from '../../kernel/csv.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadFacts, toFact } from '../../loan-file/index.ts';
import { HISTORY } from './history-words.ts';
import { EXPORT } from './words.ts';

interface HistoryLine {
  readonly at: string;
  readonly what: string;
}

/** Returns what happened in an application, oldest first, in sentences for the borrower. */
export async function loadHistory(trx: Executor, uuid: string): Promise<HistoryLine[]> {
  const rows = await loadFacts(trx, uuid);
  const isWithheld = withheldFrom(BORROWER, rows.map(toFact));
  return rows.flatMap((row) => {
    const fact = toFact(row);
    const what = isWithheld(fact) || isAboutAnother(fact) ? null : describe(fact);
    return what === null ? [] : [{ at: row.at.toISOString(), what }];
  });
}

const isAboutAnother = ({ data }: Fact): boolean =>
  ['person' in data ? data.person : null, 'signer' in data ? data.signer : null].some(
    (who) => who !== null && who !== BORROWER,
  );

function describe({ type, data }: Fact): string | null {
  const sentence = HISTORY[type] as string | ((about: Fact['data']) => string) | null;
  return typeof sentence === 'function' ? sentence(data) : sentence;
}

export const formatHistoryCsv = (lines: readonly HistoryLine[]): Buffer =>
  Buffer.from([toCsvLine(EXPORT.historyColumns), ...lines.map(({ at, what }) => toCsvLine([at, what]))].join(''));
