import { sql, type Kysely } from 'kysely';

/** Which key made each keyed hash, so that a rotation knows what is left; empty: made before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_token add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_subject add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_subject_key add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_match add column subject_key_id text not null default ''`.execute(db);
  await sql`alter table signer add column email_key_id text not null default ''`.execute(db);
}
