import { sql, type Kysely } from 'kysely';

/** Accounts of borrowers, links to their banks, small deposits to them, how payments come, and the deposits of the sandbox's bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_link (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      purpose text not null,
      state_id uuid not null unique,
      state text not null,
      left_because text,
      sealed bytea not null,
      key_id text not null,
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      check (purpose in ('DISBURSEMENT', 'AUTOPAY')),
      check (state in ('OPEN', 'DONE', 'LEFT'))
    )`.execute(db);
  await sql`create index bank_link_application on bank_link (application_uuid, created_at)`.execute(db);
  await sql`
    create table bank_account (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      link_uuid uuid unique references bank_link (uuid),
      purpose text not null,
      method text not null,
      account_type text not null,
      state text not null,
      verification text not null,
      refusal text,
      attempt integer not null,
      documents jsonb not null,
      sealed bytea not null,
      key_id text not null,
      at timestamptz(3) not null,
      sequence bigint generated always as identity,
      check (purpose in ('DISBURSEMENT', 'AUTOPAY')),
      check (method in ('INSTANT', 'MICRO_DEPOSIT', 'MANUAL')),
      check (state in ('GIVEN', 'ENTERED', 'TAKEN', 'REFUSED', 'WITHDRAWN'))
    )`.execute(db);
  await sql`create index bank_account_application on bank_account (application_uuid, sequence)`.execute(db);
  await sql`
    create table micro_deposit (
      account_uuid uuid not null references bank_account (uuid),
      number integer not null,
      proof text not null,
      tries integer not null,
      sent_at timestamptz(3),
      expect_by date not null,
      expires_at timestamptz(3) not null,
      told_at timestamptz(3),
      sealed bytea not null,
      key_id text not null,
      primary key (account_uuid, number),
      check (proof in ('CODE', 'AMOUNTS'))
    )`.execute(db);
  await sql`create index micro_deposit_expires on micro_deposit (expires_at)`.execute(db);
  await sql`
    create table payment_choice (
      sequence bigint generated always as identity primary key,
      application_uuid uuid not null references application (uuid),
      method text not null,
      account_uuid uuid references bank_account (uuid),
      authorization_version text,
      authorization_sha256 text,
      at timestamptz(3) not null,
      check (method in ('AUTOPAY', 'MANUAL'))
    )`.execute(db);
  await sql`create index payment_choice_application on payment_choice (application_uuid, sequence)`.execute(db);
  await sql`
    create table sandbox_deposit (
      key text primary key,
      application_uuid uuid not null,
      arrives_on date not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
  await sql`create index sandbox_deposit_application on sandbox_deposit (application_uuid)`.execute(db);
}
