import { sql, type Kysely } from 'kysely';

/** Creates the unfinished logins at a lender's identity provider, and the links of its people to accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table external_login (
    state_hash text primary key,
    browser_hash text not null,
    organisation text not null,
    sealed bytea not null,
    key_id text not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index external_login_expires on external_login (expires_at)`.execute(db);
  await sql`create table external_identity (
    subject_hash text primary key,
    identity_uuid uuid not null references identity (uuid),
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index external_identity_account on external_identity (identity_uuid)`.execute(db);
}
