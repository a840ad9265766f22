import { currentLocale, type ExplainWords, type GateId } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealContext, type Executor } from '../kernel/db/index.ts';
import { inLocale } from '../kernel/locale.ts';
import type { ApplicationRow } from './applications.ts';
import { loadGateWords } from './load-status.ts';

type Loan = Pick<ApplicationRow, 'uuid' | 'gate'>;

const wordsSealContext = (uuid: string): string => sealContext('gate_words', uuid);

/** Whether a gate's sentence has words that a feature provides. */
export const hasWords = (context: Pick<Context, 'words'>, gate: string): boolean =>
  context.words[gate as GateId] !== undefined;

async function computeWords(context: Context, trx: Executor, loan: Loan) {
  const { until = null, ...words } = await loadGateWords(context, loan, trx);
  return {
    words,
    values: {
      gate: loan.gate,
      locale: currentLocale(),
      until,
      ...context.vault.seal(wordsSealContext(loan.uuid), words),
    },
  };
}

/**
 * Stores the words of the current gate's sentence in the transaction that changed them, in the borrower's language. The
 * status poll only reads them. Returns them in the language of the caller, who may be staff.
 */
export async function saveGateWords(
  context: Context,
  trx: Executor,
  loan: Loan & Pick<ApplicationRow, 'locale'>,
): Promise<ExplainWords> {
  const { words, values } = await inLocale(loan.locale, () => computeWords(context, trx, loan));
  await trx
    .insertInto('gate_words')
    .values({ application_uuid: loan.uuid, number: 1, ...values })
    .onConflict((conflict) =>
      conflict.column('application_uuid').doUpdateSet({ ...values, number: sql<number>`gate_words.number + 1` }),
    )
    .execute();
  return loan.locale === currentLocale() ? words : (await computeWords(context, trx, loan)).words;
}

/**
 * Computes words that are missing, expired or in another language than the caller's, and stores them, unless another
 * caller stored newer ones since their `revision` was read. It is null when none were stored.
 */
export async function renewGateWords(context: Context, loan: Loan, revision: number | null): Promise<ExplainWords> {
  const { words, values } = await computeWords(context, context.db, loan);
  if (revision === null)
    await context.db
      .insertInto('gate_words')
      .values({ application_uuid: loan.uuid, number: 1, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await context.db
      .updateTable('gate_words')
      .set({ ...values, number: revision + 1 })
      .where('application_uuid', '=', loan.uuid)
      .where('number', '=', revision)
      .execute();
  return words;
}

/** Call this when a feature changes the inputs of its words without `record`. The next poll computes them again. */
export async function forgetGateWords(trx: Executor, uuid: string): Promise<void> {
  await trx
    .updateTable('gate_words')
    .set({ gate: '', number: sql<number>`number + 1` })
    .where('application_uuid', '=', uuid)
    .execute();
}

/** Opens stored words. */
export const openGateWords = (
  { vault }: Pick<Context, 'vault'>,
  uuid: string,
  row: { sealed: Buffer; key_id: string },
): ExplainWords => vault.open<ExplainWords>(wordsSealContext(uuid), row);
