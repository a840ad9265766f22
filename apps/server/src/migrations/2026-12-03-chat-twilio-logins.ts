import { sql, type Kysely } from 'kysely';

/**
 * Links a chat at Twilio to the login session in which it began, adds a fencing token for the workers that synchronize
 * it and the last message number read there, and creates the list of conversations to delete at Twilio.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_twilio
    add column sid uuid,
    add column left_at timestamptz(3),
    add column closed_at timestamptz(3),
    add column fence integer not null default 0,
    add column last_index integer not null default -1,
    add column gap_since timestamptz(3)`.execute(db);
  await sql`update chat_twilio set sid = (
    select sid from chat_token where chat_token.conversation_uuid = chat_twilio.conversation_uuid limit 1
  )`.execute(db);
  await sql`update chat_twilio set closed_at = looked_at where told like '%"isEnded":true%'`.execute(db);
  await sql`create index chat_twilio_login on chat_twilio (sid)`.execute(db);
  await sql`create table chat_twilio_removal (
    conversation_sid text primary key,
    organisation text not null,
    asked_at timestamptz(3) not null,
    due_at timestamptz(3),
    tries integer not null default 0,
    fence integer not null default 0,
    removed_at timestamptz(3)
  )`.execute(db);
  await sql`create index chat_twilio_removal_due on chat_twilio_removal (due_at)`.execute(db);
  // Whatever removes a chat here, its conversation at Twilio goes too. A cascade removes the chat before its row of
  // Twilio, so both tables have a trigger.
  await sql`create function remove_chat_twilio() returns trigger language plpgsql as $$
    begin
      insert into chat_twilio_removal (conversation_sid, organisation, asked_at, due_at)
        select t.conversation_sid, c.organisation, now(), '-infinity'
        from chat_twilio t join chat_conversation c on c.uuid = t.conversation_uuid
        where t.conversation_uuid = case tg_table_name when 'chat_twilio' then (to_jsonb(old) ->> 'conversation_uuid')::uuid
          else (to_jsonb(old) ->> 'uuid')::uuid end
        on conflict (conversation_sid) do nothing;
      return old;
    end
  $$`.execute(db);
  await sql`create trigger chat_twilio_is_removed before delete on chat_twilio
    for each row execute function remove_chat_twilio()`.execute(db);
  await sql`create trigger chat_conversation_is_removed before delete on chat_conversation
    for each row execute function remove_chat_twilio()`.execute(db);
}
