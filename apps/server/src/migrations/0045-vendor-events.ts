import { sql, type Kysely } from 'kysely';

/** What vendors tell us by themselves, each event once, and the secrets with which they sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_event (
      sequence bigint generated always as identity unique,
      kind text not null,
      organisation text not null,
      event_id text not null,
      type text not null,
      application_uuid uuid references application (uuid),
      sealed bytea not null,
      key_id text not null,
      state text not null,
      received_at timestamptz(3) not null default now(),
      done_at timestamptz(3),
      primary key (kind, organisation, event_id)
    )`.execute(db);
  await sql`create index vendor_event_aside on vendor_event (organisation, sequence) where state = 'ASIDE'`.execute(db);
  await sql`
    create table webhook_secret (
      ref uuid primary key,
      kind text not null,
      organisation text not null,
      sealed bytea not null,
      key_id text not null,
      made_at timestamptz(3) not null default now(),
      ends_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index webhook_secret_present on webhook_secret (kind, organisation) where ends_at is null`.execute(
    db,
  );
}
