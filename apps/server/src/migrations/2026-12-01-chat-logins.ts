import { sql, type Kysely } from 'kysely';

/**
 * Links a chat token to the login session in which it began. Earlier tokens have no such link and would outlive their
 * session, so they are deleted, and chats get new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from chat_token`.execute(db);
  await sql`alter table chat_token add column sid uuid`.execute(db);
}
