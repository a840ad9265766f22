import { BORROWER, formatList, type LoanFile } from '@lintel/domain';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { loadOwnConditions } from './list.ts';

/** The open conditions of a kind, for the sentence of the gate that waits for them. */
const buildOpenConditionWords =
  (
    blocks: LoanFile['conditions'][string]['blocks'],
    say: (titles: readonly string[], texts: readonly string[]) => ReturnType<GateWords>,
  ): GateWords =>
  async (_context, trx, uuid) => {
    const loan = await readApplication(trx, uuid);
    if (!loan) return {};
    const open = (await loadOwnConditions(trx, loan, { uuid, audience: BORROWER })).filter(
      ({ condition }) => condition.state === 'OPEN' && loan.projection.conditions[condition.id]?.blocks === blocks,
    );
    return say(
      open.map(({ condition }) => condition.title),
      open.map(({ condition }) => condition.text ?? `${condition.title}.`),
    );
  };

/** "{condition}": the sentence of the person who added it. */
export const holdWords = buildOpenConditionWords('NOW', async (_titles, [text]) =>
  text === undefined ? {} : { condition: /[.?!]$/.test(text) ? text : `${text}.` },
);

/** "{list}": what is needed before the documents. */
export const closingWords = buildOpenConditionWords('CLOSING', async (titles) =>
  titles.length === 0
    ? {}
    : { list: formatList(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1))) },
);
