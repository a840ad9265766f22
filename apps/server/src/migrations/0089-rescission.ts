import { sql, type Kysely } from 'kysely';

/** Notices of the right to cancel as they reached their owners, and what an owner said of the right: cancelled, late, or not cancelling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rescission_notice (
      application_uuid uuid not null references application (uuid),
      papers integer not null,
      person text not null,
      how text not null,
      at timestamptz(3) not null,
      primary key (application_uuid, papers, person)
    )`.execute(db);
  await sql`
    create table rescission_word (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      papers integer not null,
      kind text not null check (kind in ('RESCINDED', 'LATE', 'CONFIRMED')),
      how text not null,
      sent_at timestamptz(3) not null,
      received_at timestamptz(3) not null,
      due_on date,
      settled_at timestamptz(3),
      document_uuid uuid references document (uuid),
      sealed bytea not null,
      key_id text not null,
      unique (application_uuid, papers, person, kind)
    )`.execute(db);
  await sql`create index rescission_word_open on rescission_word (application_uuid) where due_on is not null and settled_at is null`.execute(
    db,
  );
}
