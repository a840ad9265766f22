import { sql, type Kysely } from 'kysely';

/** Creates the files of chats, uploaded before the message with which they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_message add column files smallint not null default 0`.execute(db);
  await sql`create table chat_file (
    uuid uuid primary key,
    conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
    author text not null check (author in ('APPLICANT', 'AGENT')),
    staff_uuid uuid,
    seq integer,
    place smallint,
    state text not null check (state in ('READY', 'SCANNING', 'REFUSED')),
    media_type text not null,
    size integer not null,
    sha256 text not null,
    file_ref text,
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_file_message on chat_file (conversation_uuid, seq)`.execute(db);
  await sql`create index chat_file_age on chat_file (created_at)`.execute(db);
  // Whatever removes a row, also with its conversation, the sweep of unused files deletes its bytes.
  await sql`create function abandon_chat_file() returns trigger language plpgsql as $$
    begin
      if old.file_ref is not null then
        insert into upload_begun (file_ref, begun_at) values (old.file_ref, now() - interval '2 hours')
          on conflict (file_ref) do update set begun_at = excluded.begun_at;
      end if;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger chat_file_is_abandoned after delete on chat_file
    for each row execute function abandon_chat_file()`.execute(db);
}
