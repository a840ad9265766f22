import type { IncomeSource } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { IncomeTables } from './tables.ts';

type Row = Selectable<IncomeTables['income_submission']>;

export async function insertSubmission(
  trx: Executor,
  of: { application: string; attempt: number; source: IncomeSource; documents: readonly string[]; at: Date },
): Promise<void> {
  const row = {
    application_uuid: of.application,
    attempt: of.attempt,
    source: of.source,
    documents: JSON.stringify(of.documents),
    submitted_at: of.at,
  };
  await trx
    .insertInto('income_submission')
    .values({ ...row, returned_by: null, returned_because: null, returned_at: null })
    .execute();
}

/** Returns the last submission, or undefined. */
export function lastSubmission(trx: Executor, application: string): Promise<Row | undefined> {
  return trx
    .selectFrom('income_submission')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Records that the last submission was sent back, and why. */
export async function markReturned(
  trx: Executor,
  application: string,
  by: 'STAFF' | 'EMPLOYER',
  because: string,
  at: Date,
): Promise<void> {
  const last = await lastSubmission(trx, application);
  if (last)
    await trx
      .updateTable('income_submission')
      .set({ returned_by: by, returned_because: because.slice(0, 200), returned_at: at })
      .where('sequence', '=', last.sequence)
      .execute();
}
