import { sql, type Kysely } from 'kysely';

/**
 * Ties a chat token to the login in which it began. Tokens from before don't know theirs and would outlive it, so they
 * end here: the chat starts a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from chat_token`.execute(db);
  await sql`alter table chat_token add column sid uuid`.execute(db);
}
