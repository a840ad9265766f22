import { sql, type Kysely } from 'kysely';

/** Links to outside parties, what they found, what was evidenced, what was sent for reading and came back, and whom we ask at work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table income_link (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      source text not null,
      state_id uuid not null unique,
      state text not null,
      left_because text,
      sealed bytea not null,
      key_id text not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      check (state in ('OPEN', 'DONE', 'LEFT'))
    )`.execute(db);
  await sql`create index income_link_application on income_link (application_uuid, created_at)`.execute(db);
  await sql`
    create table income_record (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      link_uuid uuid unique references income_link (uuid),
      source text not null,
      state text not null,
      verification text not null,
      documents jsonb not null,
      sealed bytea not null,
      key_id text not null,
      at timestamptz(3) not null,
      sequence bigint generated always as identity,
      check (state in ('STORED', 'MATCHED', 'ACCEPTED', 'READ'))
    )`.execute(db);
  await sql`create index income_record_application on income_record (application_uuid, sequence)`.execute(db);
  await sql`
    create table income_evidence (
      sequence bigint generated always as identity primary key,
      application_uuid uuid not null references application (uuid),
      income_ref uuid not null
    )`.execute(db);
  await sql`create index income_evidence_application on income_evidence (application_uuid, sequence desc)`.execute(db);
  await sql`
    create table income_submission (
      sequence bigint generated always as identity primary key,
      application_uuid uuid not null references application (uuid),
      attempt integer not null,
      source text not null,
      documents jsonb not null,
      submitted_at timestamptz(3) not null,
      returned_by text,
      returned_because text,
      returned_at timestamptz(3)
    )`.execute(db);
  await sql`create index income_submission_application on income_submission (application_uuid, sequence desc)`.execute(
    db,
  );
  await sql`
    create table employer_contact (
      application_uuid uuid primary key references application (uuid),
      way text not null,
      state text not null,
      asks integer not null,
      sealed bytea not null,
      key_id text not null,
      asked_at timestamptz(3) not null,
      code_expires_at timestamptz(3),
      code_tries integer not null default 0
    )`.execute(db);
}
