import { sql, type Kysely } from 'kysely';

/** Corrections that a borrower asks for after the submission; a person decides each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table correction (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      field text not null,
      state text not null,
      sealed bytea not null,
      key_id text not null,
      press text not null unique,
      asked_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index correction_application on correction (application_uuid)`.execute(db);
}
