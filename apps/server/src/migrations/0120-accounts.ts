import { sql, type Kysely } from 'kysely';

/** Recovery of accounts: counted tries, reset links, an authenticator that two admins reset, accounts that are set aside, hand-offs that end with their session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guess (
      key text primary key,
      failures integer not null,
      wait_until timestamptz(3) not null,
      last_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index guess_last on guess (last_at)`.execute(db);
  await sql`
    create table password_reset (
      uuid uuid primary key,
      token_hash text not null unique,
      account_hash text not null,
      organisation text not null,
      identity_uuid uuid references identity (uuid),
      made_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index password_reset_account on password_reset (account_hash, made_at)`.execute(db);
  await sql`
    create table second_factor_reset (
      staff_uuid uuid primary key references identity (uuid),
      asked_by uuid not null references identity (uuid),
      asked_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`alter table identity add column set_aside_at timestamptz(3)`.execute(db);
  await sql`alter table hand_off add column made_by uuid`.execute(db);
  await sql`alter table signer drop column origin`.execute(db);
}
