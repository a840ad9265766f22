import { sql, type Kysely } from 'kysely';

/** Which index key made the hash of an entry, so that a rotation knows what is left; empty: made before this was kept, with the password key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wait_list add column who_key_id text not null default ''`.execute(db);
}
