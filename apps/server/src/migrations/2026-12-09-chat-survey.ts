import { sql, type Kysely } from 'kysely';

/** Creates the table of borrowers' ratings of chats with staff, one for each chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_survey (
    conversation_uuid uuid primary key references chat_conversation (uuid) on delete cascade,
    organisation text not null,
    rating smallint not null check (rating between 1 and 5),
    sealed bytea not null,
    key_id text not null,
    first_answered_at timestamptz(3) not null,
    answered_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_survey_latest on chat_survey (organisation, answered_at)`.execute(db);
}
