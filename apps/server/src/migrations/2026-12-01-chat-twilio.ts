import { sql, type Kysely } from 'kysely';

/** Links a chat to its conversation at Twilio, with the state of their synchronization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_twilio (
    conversation_uuid uuid primary key references chat_conversation (uuid) on delete cascade,
    conversation_sid text not null unique,
    posted_seq integer not null,
    told text not null,
    is_due boolean not null,
    leased_until timestamptz(3),
    looked_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_twilio_due on chat_twilio (is_due, looked_at)`.execute(db);
}
