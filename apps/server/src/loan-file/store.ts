import type { FactData, FactType, LoanFile } from '@lintel/domain';
import { sql, type Insertable } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';
import type { LoanFileTables } from './tables.ts';

/** A fact as stored. */
export type FactRow = LoanFileTables['fact'];

/** Inserts a new application, before its first facts. Only `record.ts` writes these tables. */
export async function insertApplication(trx: Executor, row: Insertable<LoanFileTables['application']>): Promise<void> {
  await trx.insertInto('application').values(row).execute();
}

/** Saves the folded file and its status after a write. */
export async function saveProjection(
  trx: Executor,
  uuid: string,
  row: { file: LoanFile; version: number; status: string; gate: string; gateSince: Date; active: boolean; at: Date },
): Promise<void> {
  await trx
    .updateTable('application')
    .set({
      projection: JSON.stringify(row.file),
      version: row.version,
      status: row.status,
      gate: row.gate,
      gate_since: row.gateSince,
      active: row.active,
      updated_at: row.at,
    })
    .where('uuid', '=', uuid)
    .execute();
}

/** Returns a loan's facts in order, up to a sequence number. */
export function loadFacts(trx: Executor, uuid: string, upTo = 2_147_483_647): Promise<FactRow[]> {
  return trx
    .selectFrom('fact')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('sequence', '<=', upTo)
    .orderBy('sequence')
    .execute();
}

/** Returns the newest fact of a type, with the instant at which it was recorded. */
export async function findLastFactWithTime<T extends FactType>(
  trx: Executor,
  uuid: string,
  type: T,
): Promise<{ readonly data: FactData[T]; readonly at: Date; readonly actorId: string } | undefined> {
  const row = await trx
    .selectFrom('fact')
    .select(['data', 'at', 'actor_id'])
    .where('application_uuid', '=', uuid)
    .where('type', '=', type)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { data: JSON.parse(row.data) as FactData[T], at: row.at, actorId: row.actor_id };
}

/** Returns the hash of a loan's newest fact, to which the next one is chained. */
export async function lastHash(trx: Executor, uuid: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('fact')
    .select('hash')
    .where('application_uuid', '=', uuid)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash;
}

/** Appends facts. Only `record` calls this; a test finds any other writer. */
export async function appendFacts(trx: Executor, rows: readonly FactRow[]): Promise<void> {
  await trx
    .insertInto('fact')
    .values([...rows])
    .execute();
}

/** Replaces a loan's clock rows with those that its file waits for. */
export async function saveClocks(
  trx: Executor,
  uuid: string,
  clocks: readonly { clock: string; due: string }[],
): Promise<void> {
  const names = clocks.map((one) => one.clock);
  const stale = trx.deleteFrom('clock').where('application_uuid', '=', uuid);
  await (names.length > 0 ? stale.where('clock', 'not in', names) : stale).execute();
  if (clocks.length === 0) return;
  await trx
    .insertInto('clock')
    .values(clocks.map((one) => ({ application_uuid: uuid, clock: one.clock, due: new Date(one.due) })))
    .onConflict((conflict) => conflict.columns(['application_uuid', 'clock']).doUpdateSet({ due: sql`excluded.due` }))
    .execute();
}

/** Returns up to `limit` clocks that are due, the longest overdue first. */
export function dueClocks(
  trx: Executor,
  now: Date,
  limit: number,
): Promise<{ application_uuid: string; clock: string; due: Date }[]> {
  return trx.selectFrom('clock').selectAll().where('due', '<=', now).orderBy('due').limit(limit).execute();
}
