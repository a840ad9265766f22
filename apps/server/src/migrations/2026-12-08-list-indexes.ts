import { sql, type Kysely } from 'kysely';

/** Adds indexes for the console's lists of canceled applications and of past chats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index application_canceled on application
    (organisation, (projection -> 'ended' ->> 'why'), gate_since, uuid) where status = 'CANCELLED'`.execute(db);
  await sql`create index chat_conversation_latest on chat_conversation (organisation, last_message_at, uuid)`.execute(
    db,
  );
}
