import { sql, type Kysely } from 'kysely';

/** Creates the changes of address and phone number that wait for a code, and the links that change an address back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity add column phone_verified_at timestamptz(3)`.execute(db);
  await sql`create table contact_change (
    identity_uuid uuid not null references identity (uuid),
    kind text not null check (kind in ('EMAIL', 'PHONE')),
    sealed bytea not null,
    key_id text not null,
    tries integer not null default 0,
    expires_at timestamptz(3) not null,
    primary key (identity_uuid, kind)
  )`.execute(db);
  await sql`create index contact_change_age on contact_change (expires_at)`.execute(db);
  await sql`create table email_revert (
    uuid uuid primary key,
    identity_uuid uuid not null references identity (uuid),
    token_hash text not null unique,
    sealed bytea not null,
    key_id text not null,
    made_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`.execute(db);
  await sql`create index email_revert_owner on email_revert (identity_uuid)`.execute(db);
  await sql`create index email_revert_age on email_revert (expires_at)`.execute(db);
}
