import { sql, type Kysely } from 'kysely';

/** Calls to the number of a fraud alert: who called when, what came of it, and when to call again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_call (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      staff_uuid uuid not null,
      outcome text not null,
      reason text not null,
      call_back_on date,
      at timestamptz(3) not null
    )`.execute(db);
  await sql`create index alert_call_application on alert_call (application_uuid, at)`.execute(db);
}
