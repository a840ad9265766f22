import type { ChatAuthor, ChatState } from '@lintel/contract';
import type { ChatMode } from '@lintel/domain';
import type { Generated } from 'kysely';

export interface ChatTables {
  /** A conversation. Name, email and page are sealed. Its columns say who wrote last, so no list opens a message. */
  chat_conversation: {
    uuid: string;
    contact_id: string;
    customer_id: string;
    organisation: string;
    mode: ChatMode;
    state: ChatState;
    /** The person who is logged in, or proved it with a nonce. */
    identity_uuid: string | null;
    application_uuid: string | null;
    staff_uuid: string | null;
    last_seq: number;
    last_author: Exclude<ChatAuthor, 'ASSISTANT'> | null;
    sealed: Buffer;
    key_id: string;
    created_at: Date;
    last_message_at: Date;
  };
  /**
   * A chat that runs at Twilio. `posted_seq`: the last number of ours that staff's messages were posted up to; `told`:
   * what Twilio knows of its progress; `is_due`: whether one of the two sides changed; `leased_until`: until then
   * another process compares them; `fence`: the number of that lease, without which nothing is written; `sid`: the
   * session in which it began, null for a visitor; `left_at`: when the person was removed at Twilio because that
   * session ended; `closed_at`: when it was closed there; `last_index`: Twilio's number of the last message that was
   * read; `gap_since`: since when a number before a later one is missing.
   */
  chat_twilio: {
    conversation_uuid: string;
    conversation_sid: string;
    posted_seq: number;
    told: string;
    is_due: boolean;
    leased_until: Date | null;
    looked_at: Date;
    sid: string | null;
    left_at: Generated<Date | null>;
    closed_at: Generated<Date | null>;
    fence: Generated<number>;
    last_index: Generated<number>;
    gap_since: Generated<Date | null>;
  };
  /**
   * A conversation at Twilio whose chat was erased here; triggers add it. `due_at` is null, and `removed_at` set, once
   * Twilio confirmed that it is deleted. `fence` is the number of the last lease.
   */
  chat_twilio_removal: {
    conversation_sid: string;
    organisation: string;
    asked_at: Date;
    due_at: Date | null;
    tries: number;
    fence: number;
    removed_at: Date | null;
  };
  /** A message, with its text sealed. `seq` numbers the messages of a conversation from 1 without gaps. */
  chat_message: {
    conversation_uuid: string;
    seq: number;
    client_id: string;
    author: ChatAuthor;
    staff_uuid: string | null;
    sealed: Buffer;
    key_id: string;
    /** How many files it has. */
    files: Generated<number>;
    created_at: Date;
  };
  /**
   * A file, with its sealed name. Without `seq` and `place` it wasn't sent yet. A trigger abandons a removed row's
   * bytes.
   */
  chat_file: {
    uuid: string;
    conversation_uuid: string;
    author: Exclude<ChatAuthor, 'ASSISTANT'>;
    staff_uuid: string | null;
    seq: number | null;
    place: number | null;
    state: 'READY' | 'SCANNING' | 'REFUSED';
    media_type: string;
    size: number;
    sha256: string;
    file_ref: string | null;
    sealed: Buffer;
    key_id: string;
    created_at: Date;
  };
  /** A borrower's survey answer about an ended chat. The comment is sealed, also when there is none. */
  chat_survey: {
    conversation_uuid: string;
    organisation: string;
    rating: number;
    sealed: Buffer;
    key_id: string;
    first_answered_at: Date;
    answered_at: Date;
  };
  /** `sid`: the session in which the chat began. The token works while that session is open; null for a visitor. */
  chat_token: { token_hash: string; conversation_uuid: string; sid: string | null; expires_at: Date };
  /** An answer that staff insert into chats, without personal data. */
  chat_canned_answer: {
    uuid: string;
    organisation: string;
    title: string;
    text: string;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  /** A proof of who is logged in, for the calls of the chat that take no login. */
  chat_nonce: { nonce_hash: string; sid: string; identity_uuid: string; organisation: string; expires_at: Date };
}

declare module '../../kernel/db/schema.ts' {
  interface Database extends ChatTables {}
}
