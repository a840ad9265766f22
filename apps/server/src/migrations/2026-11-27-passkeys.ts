import { sql, type Kysely } from 'kysely';

/**
 * Creates passkeys, and adds the time at which a password expired and the browser and system of each session. Earlier
 * sessions have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column browser text check (browser in ('CHROME', 'EDGE', 'FIREFOX', 'SAFARI', 'SAMSUNG', 'OTHER')),
      add column system text check (system in ('WINDOWS', 'MAC', 'IPHONE', 'IPAD', 'ANDROID', 'CHROMEBOOK', 'LINUX', 'OTHER'))`.execute(
    db,
  );
  await sql`alter table identity add column password_expired_at timestamptz(3)`.execute(db);
  await sql`create table passkey (
    uuid uuid primary key,
    identity_uuid uuid not null references identity (uuid),
    rp_id text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    synced boolean not null,
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  )`.execute(db);
  await sql`create index passkey_owner on passkey (identity_uuid)`.execute(db);
  await sql`create table passkey_challenge (
    challenge_hash text primary key,
    purpose text not null check (purpose in ('ADD', 'LOG_IN', 'STEP_UP')),
    rp_id text not null,
    sid uuid,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index passkey_challenge_age on passkey_challenge (expires_at)`.execute(db);
}
