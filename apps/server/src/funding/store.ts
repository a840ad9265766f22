import type { CheckState, FactData, FactType, FinalCheck } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../db/vault.ts';
import type { FundingTables } from './tables.ts';

export interface CheckRun {
  readonly paymentOn: string;
  readonly checks: readonly { readonly check: FinalCheck; readonly state: CheckState }[];
  readonly failed: boolean;
  readonly at: Date;
}

/** The checks as they came out last for this round of figures; undefined before they ran. */
export async function lastRun(trx: Executor, uuid: string, attempt: number): Promise<CheckRun | undefined> {
  const row = await trx
    .selectFrom('final_check_run')
    .select(['checks', 'failed', 'at', sql<string>`payment_on::text`.as('on')])
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return row && { paymentOn: row.on, checks: row.checks, failed: row.failed, at: row.at };
}

export async function keepRun(trx: Executor, uuid: string, attempt: number, { paymentOn, checks, failed, at }: CheckRun): Promise<void> {
  const run = { payment_on: paymentOn, checks: JSON.stringify(checks), failed, at };
  await trx.insertInto('final_check_run').values({ application_uuid: uuid, attempt, ...run }).onConflict((conflict) => conflict.columns(['application_uuid', 'attempt']).doUpdateSet(run)).execute();
}

export type PayoutState = FundingTables['payout']['state'];

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

/** What was or is to be paid of a loan whose money was sent, in the order of the plan. */
export async function payoutsOf(trx: Executor, uuid: string): Promise<Payout[]> {
  const rows = await trx
    .selectFrom('payout')
    .select(['number', 'payee', 'name', 'liability_uuid', 'required', 'amount_cents', 'state', 'receipt', sql<string | null>`booked_on::text`.as('booked'), sql<string | null>`paid_on::text`.as('paid')])
    .where('application_uuid', '=', uuid)
    .orderBy('number')
    .execute();
  return rows.map(({ liability_uuid: liability, amount_cents: cents, booked: bookedOn, paid: paidOn, ...row }) => ({ ...row, liability, amountCents: Number(cents), bookedOn, paidOn }));
}

/** The newest fact of a type, with who said it and when. */
export async function lastSaid<T extends FactType>(trx: Executor, uuid: string, type: T): Promise<{ readonly data: FactData[T]; readonly at: Date; readonly sequence: number } | undefined> {
  const row = await trx.selectFrom('fact').select(['data', 'at', 'sequence']).where('application_uuid', '=', uuid).where('type', '=', type).orderBy('sequence', 'desc').limit(1).executeTakeFirst();
  return row && { data: JSON.parse(row.data) as FactData[T], at: row.at, sequence: row.sequence };
}
