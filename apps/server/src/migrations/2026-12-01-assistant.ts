import { sql, type Kysely } from 'kysely';

/** Allows chats with the assistant, and feedback about its answers, also from visitors without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_conversation drop constraint chat_conversation_state_check`.execute(db);
  await sql`alter table chat_conversation add constraint chat_conversation_state_check
    check (state in ('ASSISTANT', 'QUEUE', 'ACTIVE', 'ENDED'))`.execute(db);
  await sql`alter table chat_message drop constraint chat_message_author_check`.execute(db);
  await sql`alter table chat_message add constraint chat_message_author_check
    check (author in ('APPLICANT', 'AGENT', 'ASSISTANT'))`.execute(db);
  await sql`alter table feedback drop constraint feedback_kind_check`.execute(db);
  await sql`alter table feedback add constraint feedback_kind_check check (kind in ('CEO', 'LEAVING', 'ASSISTANT'))`.execute(
    db,
  );
  await sql`alter table feedback drop constraint feedback_choice_check`.execute(db);
  await sql`alter table feedback add constraint feedback_choice_check check (choice in (
    'Improve our product', 'Give us a compliment', 'LATER', 'INFORMATION', 'OFFER', 'UNCLEAR', 'PROBLEM', 'OTHER',
    'HELPFUL', 'VAGUE', 'NOT_SPECIFIC', 'NOT_ASKED'
  ))`.execute(db);
  await sql`alter table feedback alter column identity_uuid drop not null`.execute(db);
}
