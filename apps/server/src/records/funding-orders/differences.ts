import { randomUUID } from 'node:crypto';
import type { Executor } from '../../kernel/db/index.ts';
import type { FundingTables } from './tables.ts';

type Row = FundingTables['payment_difference'];

/** A payment whose amount differs from its order or approval, until staff settle it. */
export interface Difference {
  readonly uuid: string;
  readonly kind: Row['kind'];
  readonly subject: string;
  readonly expectedCents: number;
  readonly actualCents: number;
  readonly at: Date;
}

/** Saves a payment that differed, once for each amount: the same receipt twice is one task. */
export async function saveDifference(
  trx: Executor,
  {
    uuid,
    kind,
    subject,
    expectedCents,
    actualCents,
    reference,
    at,
  }: Omit<Difference, 'uuid'> & { readonly uuid: string; readonly reference: string | null },
): Promise<void> {
  const row = {
    uuid: randomUUID(),
    application_uuid: uuid,
    kind,
    subject,
    expected_cents: expectedCents,
    actual_cents: actualCents,
    reference,
    found_at: at,
    settled_at: null,
  };
  await trx
    .insertInto('payment_difference')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns a loan's unsettled differences, oldest first. */
export async function loadUnsettledDifferences(trx: Executor, uuid: string): Promise<Difference[]> {
  const rows = await trx
    .selectFrom('payment_difference')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    kind: row.kind,
    subject: row.subject,
    expectedCents: Number(row.expected_cents),
    actualCents: Number(row.actual_cents),
    at: row.found_at,
  }));
}

/** Marks a difference as settled by staff. Returns whether it was unsettled. */
export async function settleDifference(trx: Executor, uuid: string, difference: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_difference')
    .set({ settled_at: at })
    .where('application_uuid', '=', uuid)
    .where('uuid', '=', difference)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
