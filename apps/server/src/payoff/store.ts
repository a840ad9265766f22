import { sql } from 'kysely';
import type { Executor, Vault } from '../db/vault.ts';
import type { PayoffFigure } from '../vendors/payoff/port.ts';

export interface PayoffAsked {
  readonly attempt: number;
  readonly liabilityUuid: string;
  readonly askedAt: Date;
  readonly expectedOn: string | null;
  readonly figure: PayoffFigure | null;
}

const place = (uuid: string, attempt: number, liability: string): string => `payoff_request/${uuid}/${attempt}/${liability}/sealed`;

/** Notes that a debt's figures were asked for; asked again in the same round it stays as it is. */
export async function keepAsked(trx: Executor, uuid: string, attempt: number, liability: string, at: Date, expectedOn: string | null): Promise<void> {
  await trx
    .insertInto('payoff_request')
    .values({ application_uuid: uuid, attempt, liability_uuid: liability, asked_at: at, expected_on: expectedOn, good_through: null, sealed: null, key_id: null })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'attempt', 'liability_uuid']).doNothing())
    .execute();
}

/** Keeps what a creditor said; answers false when nobody asked about that debt in this round. */
export async function keepFigure(vault: Vault, trx: Executor, uuid: string, attempt: number, figure: PayoffFigure): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payoff_request')
    .set({ good_through: figure.goodThrough, ...vault.seal(place(uuid, attempt, figure.liabilityUuid), figure) })
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .where('liability_uuid', '=', figure.liabilityUuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last round, in the order of the debts' ids. */
export async function lastRound(vault: Vault, trx: Executor, uuid: string): Promise<PayoffAsked[]> {
  const rows = await trx
    .selectFrom('payoff_request')
    .select(['attempt', 'liability_uuid', 'asked_at', 'sealed', 'key_id', sql<string | null>`expected_on::text`.as('expected')])
    .where('application_uuid', '=', uuid)
    .where('attempt', '=', (inner) => inner.selectFrom('payoff_request').select((max) => max.fn.max('attempt').as('last')).where('application_uuid', '=', uuid))
    .orderBy('liability_uuid')
    .execute();
  return rows.map((row) => ({
    attempt: row.attempt,
    liabilityUuid: row.liability_uuid,
    askedAt: row.asked_at,
    expectedOn: row.expected,
    figure: row.sealed && row.key_id ? vault.open<PayoffFigure>(place(uuid, row.attempt, row.liability_uuid), { sealed: row.sealed, key_id: row.key_id }) : null,
  }));
}
