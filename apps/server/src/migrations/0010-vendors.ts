import { sql, type Kysely } from 'kysely';

/** What was asked of vendors and answered, what was sent to people, and the faults that a tester ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_ledger (
      sequence bigint generated always as identity,
      key text primary key,
      kind text not null,
      op text not null,
      provider text not null,
      organisation text not null,
      application_uuid uuid,
      attempt integer not null,
      asks integer not null default 1,
      asked_at timestamptz(3) not null default now(),
      answered_at timestamptz(3),
      outcome text,
      sealed bytea,
      key_id text
    )`.execute(db);
  await sql`create index vendor_ledger_application on vendor_ledger (application_uuid, sequence)`.execute(db);
  await sql`
    create table outbox (
      sequence bigint generated always as identity,
      key text primary key,
      channel text not null,
      organisation text not null,
      application_uuid uuid,
      template text not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table sandbox_fault (
      sequence bigint generated always as identity primary key,
      kind text not null,
      mode text not null,
      remaining integer not null,
      seconds double precision not null
    )`.execute(db);
  await sql`
    create table evidence (
      sequence bigint generated always as identity,
      ref uuid primary key,
      application_uuid uuid not null references application (uuid),
      kind text not null,
      attempt integer not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index evidence_application on evidence (application_uuid, kind, sequence desc)`.execute(db);
}
