import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { FundingTables } from './tables.ts';

/** The order to the bank to pay out a loan's money, with the bank's reports and its recall. */
export interface FundsOrder {
  readonly uuid: string;
  readonly key: string;
  readonly amountCents: number;
  readonly orderedAt: Date;
  readonly trace: string | null;
  readonly bookedOn: string | null;
  /** yyyy-MM-dd, the last of 20 days. Null without a recall. */
  readonly recallDueOn: string | null;
  readonly recallOutcome: FundingTables['funds_order']['recall_outcome'];
  readonly recalledAt: Date | null;
  readonly recalledBy: string | null;
  /** The first person to confirm that the money is back, until a second person confirms it. */
  readonly returnedFirstBy: string | null;
  readonly returnedFirstAt: Date | null;
}

const columns = [
  'application_uuid as uuid',
  'key',
  'amount_cents',
  'ordered_at as orderedAt',
  'trace',
  'recall_outcome as recallOutcome',
  'recalled_at as recalledAt',
  'recalled_by as recalledBy',
  'returned_first_by as returnedFirstBy',
  'returned_first_at as returnedFirstAt',
] as const;

/** Returns a loan's order, or undefined. */
export async function findFundsOrder(trx: Executor, uuid: string): Promise<FundsOrder | undefined> {
  const row = await trx
    .selectFrom('funds_order')
    .select([
      ...columns,
      sql<string | null>`booked_on::text`.as('bookedOn'),
      sql<string | null>`recall_due_on::text`.as('recallDueOn'),
    ])
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  if (!row) return undefined;
  const { amount_cents: cents, ...order } = row;
  return { ...order, amountCents: Number(cents) };
}

/** Saves the order in the transaction of its fact. */
export async function saveOrder(
  trx: Executor,
  { uuid, key, amountCents, orderedAt }: Pick<FundsOrder, 'uuid' | 'key' | 'amountCents' | 'orderedAt'>,
): Promise<void> {
  await trx
    .insertInto('funds_order')
    .values({
      application_uuid: uuid,
      key,
      amount_cents: amountCents,
      ordered_at: orderedAt,
      trace: null,
      booked_on: null,
      recall_opened_at: null,
      recall_due_on: null,
      recall_outcome: null,
      recalled_at: null,
      recalled_by: null,
      returned_first_by: null,
      returned_first_at: null,
    })
    .execute();
}

/**
 * Records the bank's report that the order was sent. Reopens a recall that ended before: neither a promise to stop the
 * order nor money seen coming back covers money that was sent later.
 */
export async function saveBankSentReport(trx: Executor, uuid: string, trace: string, bookedOn: string): Promise<void> {
  const reopened = {
    recall_outcome: null,
    recalled_at: null,
    recalled_by: null,
    returned_first_by: null,
    returned_first_at: null,
  };
  await trx
    .updateTable('funds_order')
    .set({ trace, booked_on: bookedOn, ...reopened })
    .where('application_uuid', '=', uuid)
    .execute();
}

/** Opens the recall once. Returns whether it is new. */
export async function openRecall(trx: Executor, uuid: string, at: Date, dueOn: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('funds_order')
    .set({ recall_opened_at: at, recall_due_on: dueOn })
    .where('application_uuid', '=', uuid)
    .where('recall_due_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the first person to say that the money is back. Returns whether the recall is open. */
export async function saveFirstReturnReport(
  trx: Executor,
  uuid: string,
  reportedBy: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('funds_order')
    .set({ returned_first_by: reportedBy, returned_first_at: at })
    .where('application_uuid', '=', uuid)
    .where('recall_due_on', 'is not', null)
    .where('recalled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the first report that the money is back. */
export async function removeFirstReturnReport(trx: Executor, uuid: string): Promise<void> {
  await trx
    .updateTable('funds_order')
    .set({ returned_first_by: null, returned_first_at: null })
    .where('application_uuid', '=', uuid)
    .execute();
}

/** Closes the recall. Returns whether it was open. */
export async function closeRecall(
  trx: Executor,
  uuid: string,
  outcome: 'RETURNED' | 'STOPPED',
  closedBy: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('funds_order')
    .set({ recall_outcome: outcome, recalled_at: at, recalled_by: closedBy })
    .where('application_uuid', '=', uuid)
    .where('recall_due_on', 'is not', null)
    .where('recalled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
