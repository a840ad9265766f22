import { sql, type Kysely } from 'kysely';

/** What makes a repeated request harmless and a flood of them bounded, and what keeps half-typed answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency (
      scope text not null,
      key uuid not null,
      body_hash text not null,
      started_at timestamptz(3) not null default now(),
      status integer,
      sealed bytea,
      key_id text,
      primary key (scope, key)
    )`.execute(db);
  await sql`create index idempotency_age on idempotency (started_at)`.execute(db);
  await sql`create table rate_count (key text not null, window_start timestamptz(3) not null, count integer not null, primary key (key, window_start))`.execute(
    db,
  );
  await sql`create index rate_count_age on rate_count (window_start)`.execute(db);
  await sql`
    create table registration_draft (
      id_hash text primary key,
      sealed bytea not null,
      key_id text not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index registration_draft_age on registration_draft (expires_at)`.execute(db);
  await sql`
    create table application_draft (
      application_uuid uuid not null references application (uuid),
      step text not null,
      sealed bytea not null,
      key_id text not null,
      saved_at timestamptz(3) not null default now(),
      primary key (application_uuid, step)
    )`.execute(db);
}
