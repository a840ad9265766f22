import { sql, type Kysely } from 'kysely';

/** Checks of an identity: the kind of document, its photos, the links with which another device goes on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_check (
      uuid uuid primary key,
      application_uuid uuid not null references application (uuid),
      person text not null,
      id_type text not null,
      condition_uuid text,
      state text not null,
      attempt integer not null,
      created_at timestamptz(3) not null,
      sent_at timestamptz(3),
      sealed bytea,
      key_id text
    )`.execute(db);
  await sql`create index identity_check_application on identity_check (application_uuid, person, created_at desc)`.execute(
    db,
  );
  await sql`create unique index identity_check_one_open on identity_check (application_uuid, person) where state = 'OPEN'`.execute(
    db,
  );
  await sql`
    create table identity_image (
      document_uuid uuid primary key,
      check_uuid uuid not null references identity_check (uuid),
      side text not null,
      advice jsonb not null,
      press text not null,
      unique (check_uuid, side)
    )`.execute(db);
  await sql`
    create table hand_off (
      token_hash text primary key,
      check_uuid uuid not null references identity_check (uuid),
      expires_at timestamptz(3) not null,
      claimed_at timestamptz(3),
      sid uuid
    )`.execute(db);
  await sql`create index hand_off_check on hand_off (check_uuid)`.execute(db);
  await sql`create unique index hand_off_session on hand_off (sid)`.execute(db);
}
