import type { CheckState, FinalCheck } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { FundingTables } from './tables.ts';

/**
 * The results of the final checks, which run before money is sent. `waits`: a condition was open, so the checks run
 * again.
 */
export interface FinalCheckResults {
  readonly paymentOn: string;
  readonly checks: readonly { readonly check: FinalCheck; readonly state: CheckState }[];
  readonly failed: boolean;
  readonly waits: boolean;
  readonly at: Date;
}

/** Returns the results of the final checks for this round of figures, or undefined before they ran. */
export async function findFinalCheckResults(
  trx: Executor,
  uuid: string,
  attempt: number,
): Promise<FinalCheckResults | undefined> {
  const row = await trx
    .selectFrom('final_check_run')
    .select(['checks', 'failed', 'waits', 'at', sql<string>`payment_on::text`.as('on')])
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row && { paymentOn: row.on, checks: row.checks, failed: row.failed, waits: row.waits, at: row.at };
}

/** Saves the results of the final checks in place of earlier ones of the same round of figures. */
export async function saveFinalCheckResults(
  trx: Executor,
  uuid: string,
  attempt: number,
  { paymentOn, checks, failed, waits, at }: FinalCheckResults,
): Promise<void> {
  const run = { payment_on: paymentOn, checks: JSON.stringify(checks), failed, waits, at };
  await trx
    .insertInto('final_check_run')
    .values({ application_uuid: uuid, attempt, ...run })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'attempt']).doUpdateSet(run))
    .execute();
}

export type PayoutState = FundingTables['payout']['state'];

/** One payment of a loan's money: to the borrower, to a creditor or for a fee. */
export interface Payout {
  readonly number: number;
  readonly payee: FundingTables['payout']['payee'];
  readonly name: string;
  readonly liability: string | null;
  readonly required: boolean;
  readonly amountCents: number;
  readonly state: PayoutState;
  readonly bookedOn: string | null;
  readonly paidOn: string | null;
  readonly receipt: string | null;
}

/** Returns the payments of a loan whose money was ordered, in the order of the plan. */
export async function loadPayouts(trx: Executor, uuid: string): Promise<Payout[]> {
  const rows = await trx
    .selectFrom('payout')
    .select([
      'number',
      'payee',
      'name',
      'liability_uuid',
      'required',
      'amount_cents',
      'state',
      'receipt',
      sql<string | null>`booked_on::text`.as('booked'),
      sql<string | null>`paid_on::text`.as('paid'),
    ])
    .where('application_uuid', '=', uuid)
    .orderBy('number')
    .execute();
  return rows.map(({ liability_uuid: liability, amount_cents: cents, booked: bookedOn, paid: paidOn, ...row }) => ({
    ...row,
    liability,
    amountCents: Number(cents),
    bookedOn,
    paidOn,
  }));
}

/** Saves the planned payments once. Existing ones stay. */
export async function savePayouts(
  trx: Executor,
  uuid: string,
  payouts: readonly Omit<Payout, 'paidOn' | 'receipt'>[],
): Promise<void> {
  const rows = payouts.map(({ number, payee, name, liability, required, amountCents, state, bookedOn }) => ({
    application_uuid: uuid,
    number,
    payee,
    name,
    liability_uuid: liability,
    required,
    amount_cents: amountCents,
    state,
    booked_on: bookedOn,
    paid_on: null,
    receipt: null,
  }));
  if (rows.length > 0)
    await trx
      .insertInto('payout')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Marks the order's payments as sent, including those for debts that must be paid off. Other debts are paid later.
 */
export async function markOrderPayoutsSent(trx: Executor, uuid: string, bookedOn: string): Promise<void> {
  await trx
    .updateTable('payout')
    .set({ state: 'SENT', booked_on: bookedOn })
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'DUE')
    .where((set) => set.or([set('payee', '!=', 'CREDITOR'), set('required', '=', true)]))
    .execute();
}

/** Records that the money for these debts was sent. */
export async function markCreditorsSent(trx: Executor, uuid: string, bookedOn: string): Promise<void> {
  await trx
    .updateTable('payout')
    .set({ state: 'SENT', booked_on: bookedOn })
    .where('application_uuid', '=', uuid)
    .where('state', '=', 'DUE')
    .execute();
}

/** Records a creditor's receipt. A second one for the same debt changes nothing. Returns whether it was the first. */
export async function markPaid(
  trx: Executor,
  uuid: string,
  liability: string,
  paidOn: string,
  receipt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payout')
    .set({ state: 'PAID', paid_on: paidOn, receipt })
    .where('application_uuid', '=', uuid)
    .where('liability_uuid', '=', liability)
    .where('state', '!=', 'PAID')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the results of the final checks, so that they run again. */
export async function deleteFinalCheckResults(trx: Executor, uuid: string, attempt: number): Promise<void> {
  await trx.deleteFrom('final_check_run').where('application_uuid', '=', uuid).where('attempt', '=', attempt).execute();
}
