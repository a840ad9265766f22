import { sql, type Kysely } from 'kysely';

/** What the notaries' platform of the sandbox keeps: a transaction for each session, with its page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_notary (
      token text primary key,
      external_id text not null unique,
      organisation text not null,
      stage text not null,
      ended text,
      sealed bytea not null,
      key_id text not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
