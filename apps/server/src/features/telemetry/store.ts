import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Executor } from '../../kernel/db/index.ts';
import type { DropReason, TelemetryEvent } from './types.ts';

/** A visit: what one browser window does within a day. */
export type SessionRow = Selectable<Database['telemetry_session']>;

export const selectSession = (trx: Executor, organisation: string, uuid: string): Promise<SessionRow | undefined> =>
  trx
    .selectFrom('telemetry_session')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organisation)
    .executeTakeFirst();

export async function insertSession(trx: Executor, row: Insertable<Database['telemetry_session']>): Promise<void> {
  await trx.insertInto('telemetry_session').values(row).execute();
}

/** Stores an event. Returns false for a repetition of a stored event. */
export async function insertEvent(trx: Executor, event: TelemetryEvent, repeatKey: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('telemetry_event')
    .values({
      session_uuid: event.sessionUuid,
      organisation: event.organisation,
      event: event.event,
      event_type: event.eventType,
      page_path: event.pagePath,
      query: JSON.stringify(event.query),
      properties: JSON.stringify(event.properties),
      repeat_key: repeatKey,
      at: event.at,
    })
    .onConflict((conflict) => conflict.column('repeat_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Saves how far a visit got. Events of one visit may arrive in any order. */
export async function raiseVisitStep(trx: Executor, uuid: string, step: number): Promise<void> {
  await trx
    .updateTable('telemetry_session')
    .set({ step })
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('step', 'is', null), where('step', '<', step)]))
    .execute();
}

/** Adds one to a lender's count of events that weren't stored on a day for a reason. */
export async function countDropped(
  trx: Executor,
  organisation: string,
  reason: DropReason,
  day: string,
): Promise<void> {
  await sql`insert into telemetry_dropped (organisation, day, reason, count)
    values (${organisation}, ${day}::date, ${reason}, 1)
    on conflict (organisation, day, reason) do update set count = telemetry_dropped.count + 1`.execute(trx);
}
