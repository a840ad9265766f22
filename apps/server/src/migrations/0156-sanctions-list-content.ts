import { sql, type Kysely } from 'kysely';

/** What each list says, as a hash: a list can change under the date that it already had. Null is known of no list yet, so the next sweep compares its entries once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sanctions_list add column content text`.execute(db);
}
