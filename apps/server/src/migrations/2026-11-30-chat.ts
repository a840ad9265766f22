import { sql, type Kysely } from 'kysely';

/** Creates chats between borrowers and the lender's people, their tokens, and the proofs of who is chatting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_conversation (
    uuid uuid primary key,
    contact_id uuid not null unique,
    customer_id uuid not null,
    organisation text not null,
    mode text not null check (mode in ('twilio', 'nice', 'stream', 'chatbot')),
    state text not null check (state in ('QUEUE', 'ACTIVE', 'ENDED')),
    identity_uuid uuid,
    application_uuid uuid references application (uuid),
    staff_uuid uuid,
    last_seq integer not null,
    last_author text check (last_author in ('APPLICANT', 'AGENT')),
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null,
    last_message_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_conversation_queue on chat_conversation (organisation, state, last_message_at)`.execute(
    db,
  );
  await sql`create index chat_conversation_file on chat_conversation (application_uuid)`.execute(db);
  await sql`create index chat_conversation_person on chat_conversation (identity_uuid)`.execute(db);
  await sql`create index chat_conversation_age on chat_conversation (last_message_at)`.execute(db);
  await sql`create table chat_message (
    conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
    seq integer not null,
    client_id uuid not null,
    author text not null check (author in ('APPLICANT', 'AGENT')),
    staff_uuid uuid,
    sealed bytea not null,
    key_id text not null,
    created_at timestamptz(3) not null,
    primary key (conversation_uuid, seq),
    unique (conversation_uuid, author, client_id)
  )`.execute(db);
  await sql`create table chat_token (
    token_hash text primary key,
    conversation_uuid uuid not null references chat_conversation (uuid) on delete cascade,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_token_conversation on chat_token (conversation_uuid)`.execute(db);
  await sql`create index chat_token_age on chat_token (expires_at)`.execute(db);
  await sql`create table chat_nonce (
    nonce_hash text primary key,
    sid uuid not null,
    identity_uuid uuid not null,
    organisation text not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index chat_nonce_person on chat_nonce (identity_uuid)`.execute(db);
  await sql`create index chat_nonce_age on chat_nonce (expires_at)`.execute(db);
}
