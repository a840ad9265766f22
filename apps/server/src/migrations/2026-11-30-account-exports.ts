import { sql, type Kysely } from 'kysely';

/** Creates the table of the copies of data that borrowers request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_export (
    uuid uuid primary key,
    identity_uuid uuid not null references identity (uuid),
    organisation text not null,
    state text not null check (state in ('MAKING', 'READY')),
    file_ref text,
    size bigint,
    asked_at timestamptz(3) not null,
    expires_at timestamptz(3)
  )`.execute(db);
  await sql`create index account_export_account on account_export (identity_uuid, asked_at)`.execute(db);
  await sql`create index account_export_age on account_export (asked_at)`.execute(db);
}
