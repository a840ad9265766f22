import { sql, type Kysely } from 'kysely';

/** Who has shown to be able to read papers on a screen, and the letters of those who want paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table esign_sample (
      application_uuid uuid not null references application (uuid),
      audience text not null,
      document_uuid uuid not null references document (uuid),
      wrong integer not null default 0,
      given_at timestamptz(3),
      withdrawn_at timestamptz(3),
      sealed bytea not null,
      key_id text not null,
      primary key (application_uuid, audience)
    )`.execute(db);
  await sql`
    create table letter (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      organisation text not null,
      audience text not null,
      documents jsonb not null,
      state text not null,
      asked_at timestamptz(3) not null,
      posted_at timestamptz(3),
      back_at timestamptz(3),
      check (state in ('ASKED', 'POSTED', 'BACK'))
    )`.execute(db);
  await sql`create index letter_application on letter (application_uuid, audience, asked_at)`.execute(db);
  await sql`
    create table post_tray (
      sequence bigint generated always as identity,
      key text primary key,
      organisation text not null,
      application_uuid uuid not null,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
