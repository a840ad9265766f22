import { sql, type Kysely } from 'kysely';

/** People at the lender's desk: what they may do, their second factor, invitations, and the steps of a sign-in in between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Somebody who works at a lender may borrow there too: another account under the same address.
  await sql`alter table identity drop constraint identity_organisation_email_key_key`.execute(db);
  await sql`alter table identity add column desk boolean not null default false`.execute(db);
  await sql`create unique index identity_one_account on identity (organisation, email_key, desk)`.execute(db);
  await sql`
    create table staff (
      identity_uuid uuid primary key references identity (uuid),
      organisation text not null,
      name text not null,
      permissions jsonb not null,
      disabled boolean not null default false,
      version integer not null default 1,
      invited_by text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index staff_organisation on staff (organisation, created_at)`.execute(db);
  await sql`
    create table second_factor (
      identity_uuid uuid primary key references identity (uuid),
      sealed bytea not null,
      key_id text not null,
      pending_sealed bytea,
      pending_key_id text,
      confirmed_at timestamptz(3),
      last_step bigint not null default 0
    )`.execute(db);
  await sql`
    create table recovery_code (
      identity_uuid uuid not null references identity (uuid),
      code_hash text not null,
      used_at timestamptz(3),
      primary key (identity_uuid, code_hash)
    )`.execute(db);
  await sql`
    create table sign_in_challenge (
      challenge_hash text primary key,
      identity_uuid uuid not null references identity (uuid),
      redirect text not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index sign_in_challenge_age on sign_in_challenge (expires_at)`.execute(db);
  await sql`
    create table step_up (
      uuid uuid primary key,
      sid uuid not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index step_up_age on step_up (expires_at)`.execute(db);
  await sql`
    create table account_setup (
      token_hash text primary key,
      identity_uuid uuid not null references identity (uuid),
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
