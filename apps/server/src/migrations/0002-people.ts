import { sql, type Kysely } from 'kysely';

/** People who sign in, their sessions and profiles, sealed values, and which keys sealed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table key_used (name text not null, key_id text not null, primary key (name, key_id))`.execute(db);
  await sql`
    create table secret (
      ref uuid primary key,
      kind text not null,
      key_id text not null,
      sealed bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table identity (
      uuid uuid primary key,
      organisation text not null,
      email_key text not null,
      email text not null,
      phone text not null,
      profile_type text not null,
      password_hash text not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      unique (organisation, email_key)
    )`.execute(db);
  await sql`
    create table session (
      sid uuid primary key,
      identity_uuid uuid not null references identity (uuid),
      organisation text not null,
      typ text not null,
      started_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      step_up_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create index session_owner on session (identity_uuid)`.execute(db);
  await sql`
    create table profile (
      uuid uuid primary key,
      identity_uuid uuid not null unique references identity (uuid),
      sealed bytea not null,
      key_id text not null,
      version integer not null default 1,
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create table message_consent (
      identity_uuid uuid not null references identity (uuid),
      prompt_uuid uuid not null,
      opted text not null,
      source text not null,
      at timestamptz(3) not null default now()
    )`.execute(db);
}
