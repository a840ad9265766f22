import { sql, type Kysely } from 'kysely';

/**
 * Stores a session's tracker as a keyed hash, so that the events' tables can't be joined with a person's, and allows a
 * tracker one owner. Sessions from before hold it in clear and are deleted. The key isn't known to the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from telemetry_session`.execute(db);
  await sql`alter table telemetry_session drop column tracker_uuid, add column tracker_hash text not null`.execute(db);
  await sql`create index telemetry_session_tracker on telemetry_session (tracker_hash)`.execute(db);
  await sql`delete from tracker_profile older using tracker_profile newer
    where older.tracker_uuid = newer.tracker_uuid
      and (older.updated_at, older.identity_uuid) < (newer.updated_at, newer.identity_uuid)`.execute(db);
  await sql`alter table tracker_profile add unique (tracker_uuid)`.execute(db);
}
