import { sql, type Kysely } from 'kysely';

/** What people sent for a condition, and the codes of a mobile number that one asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table condition_document (
      document_uuid uuid primary key references document (uuid) on delete cascade,
      application_uuid uuid not null references application (uuid),
      condition_id text not null
    )`.execute(db);
  await sql`create index condition_document_of on condition_document (application_uuid, condition_id)`.execute(db);
  await sql`
    create table condition_text (
      sequence bigserial primary key,
      application_uuid uuid not null references application (uuid),
      condition_id text not null,
      at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`
    create table condition_phone (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      condition_id text not null,
      expires_at timestamptz(3) not null,
      tries integer not null default 0,
      sealed bytea not null,
      key_id text not null,
      unique (application_uuid, condition_id)
    )`.execute(db);
}
