import { sql, type Kysely } from 'kysely';

/** Creates the canned answers that a lender's people insert into chats. They contain no personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_canned_answer (
    uuid uuid primary key,
    organisation text not null,
    title text not null,
    text text not null,
    version integer not null default 1,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_canned_answer_list on chat_canned_answer (organisation, title)`.execute(db);
}
