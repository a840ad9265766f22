import type { Selectable } from 'kysely';
import type { ChatTables } from './tables.ts';

export type ConversationRow = Selectable<ChatTables['chat_conversation']>;

/** The name and email that a visitor gave before the chat, and the page where it began. */
export interface ChatVisitor {
  readonly friendlyName: string;
  readonly emailAddress: string;
  /** A path without a query. */
  readonly page: string;
}
