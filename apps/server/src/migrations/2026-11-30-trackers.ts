import { sql, type Kysely } from 'kysely';

/** Creates the trackers of persons, and the variations of experiments that an application's borrower saw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracker_profile (
    identity_uuid uuid primary key,
    tracker_uuid uuid not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create table application_experiment (
    application_uuid uuid not null references application (uuid),
    name text not null,
    variation text not null,
    saved_at timestamptz(3) not null,
    primary key (application_uuid, name)
  )`.execute(db);
}
