import { sql, type Kysely } from 'kysely';

/** An e-mail address is confirmed with a code that was mailed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity add column email_verified_at timestamptz(3)`.execute(db);
  await sql`
    create table email_code (
      identity_uuid uuid primary key references identity (uuid),
      key uuid not null,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      sealed bytea not null,
      key_id text not null
    )`.execute(db);
}
