import type { IncomeSource } from '@lintel/domain';
import type { Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { IncomeTables } from './tables.ts';

type Row = Selectable<IncomeTables['income_submission']>;

interface NewSubmission {
  readonly application: string;
  readonly attempt: number;
  readonly source: IncomeSource;
  readonly documents: readonly string[];
  readonly at: Date;
}

/** Inserts a submission of documents for staff to read. */
export async function insertSubmission(
  trx: Executor,
  { application, attempt, source, documents, at }: NewSubmission,
): Promise<void> {
  const row = {
    application_uuid: application,
    attempt,
    source,
    documents: JSON.stringify(documents),
    submitted_at: at,
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

/** Records that the last submission was returned to the borrower, and why. */
export async function markReturned(
  trx: Executor,
  application: string,
  returnedBy: 'STAFF' | 'EMPLOYER',
  reason: string,
  returnedAt: Date,
): Promise<void> {
  const last = await lastSubmission(trx, application);
  if (last)
    await trx
      .updateTable('income_submission')
      .set({ returned_by: returnedBy, returned_because: reason.slice(0, 200), returned_at: returnedAt })
      .where('sequence', '=', last.sequence)
      .execute();
}
