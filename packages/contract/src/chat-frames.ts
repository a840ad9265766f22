import { MAX_CHAT_FILES, CHAT_MESSAGE_LENGTH } from '@lintel/domain';
import * as z from 'zod/mini';
import type { ChatConversation } from './chat-conversations.ts';
import type { ChatFile } from './chat-files.ts';
import { checked, uuid, whole } from './shapes/base.ts';

/** The largest frame of the chat socket, in bytes. */
export const CHAT_FRAME_BYTES = 16_384;

const token = checked(z.string(), z.minLength(1), z.maxLength(4000));

/** The frames that a browser sends over the chat socket (docs/chat-socket.md). */
export const chatClientFrame = z.discriminatedUnion('t', [
  /** The first frame. `afterSeq`: the last message that the browser has; absent, it wants the latest page. */
  z.strictObject({ t: z.literal('auth'), token, channelId: z.nullish(uuid), afterSeq: z.nullish(whole) }),
  /** A message, with files that were uploaded for it. The same `clientId` again is the same message. */
  z.strictObject({
    t: z.literal('send'),
    clientId: uuid,
    // A text longer than a message may be is refused by name, so that its writer learns why.
    text: checked(z.string(), z.maxLength(CHAT_FRAME_BYTES)),
    files: z.optional(checked(z.array(uuid), z.maxLength(MAX_CHAT_FILES))),
  }),
  /** Says that a message is being typed; staff also see its text so far. Never stored. */
  z.strictObject({ t: z.literal('typing'), preview: checked(z.string(), z.maxLength(CHAT_MESSAGE_LENGTH)) }),
  /** Asks for the page of messages before one. */
  z.strictObject({ t: z.literal('history'), beforeSeq: whole }),
  /** A newer token of the same conversation. */
  z.strictObject({ t: z.literal('token'), token }),
  z.strictObject({ t: z.literal('ping') }),
  /** Ends the conversation. */
  z.strictObject({ t: z.literal('end') }),
]);
export type ChatClientFrame = z.infer<typeof chatClientFrame>;

/** Who wrote a message. `ASSISTANT`: the assistant, before a person took over. */
export type ChatAuthor = 'APPLICANT' | 'AGENT' | 'ASSISTANT';
/** The state of a conversation. `ASSISTANT`: it is with the assistant, and no person has been asked. */
export type ChatState = 'ASSISTANT' | 'QUEUE' | 'ACTIVE' | 'ENDED';

/** A stored message, as both sides get it. */
export interface ChatMessage {
  /** Rises by one with each message of a conversation. */
  readonly seq: number;
  /** The id that its writer gave it. */
  readonly clientId: string;
  readonly author: ChatAuthor;
  readonly text: string;
  readonly files: readonly ChatFile[];
  readonly at: string;
}

/** A conversation's state. `agent`: the name of the person who answers. */
export interface ChatProgress {
  readonly state: ChatState;
  readonly agent: string | null;
}

/** The frames that the server sends over the chat socket. */
export type ChatServerFrame =
  | ({ readonly t: 'ready'; readonly messages: readonly ChatMessage[] } & ChatProgress)
  | ({ readonly t: 'message' } & ChatMessage)
  /** The message is stored; it comes as a `message` too. */
  | { readonly t: 'ack'; readonly clientId: string; readonly seq: number }
  | ({ readonly t: 'state' } & ChatProgress)
  | { readonly t: 'typing'; readonly author: ChatAuthor; readonly preview: string | null }
  | { readonly t: 'history'; readonly messages: readonly ChatMessage[] }
  /** A message that the server refuses and doesn't store. */
  | { readonly t: 'refused'; readonly clientId: string; readonly reason: ChatRefusal }
  /** For staff without a conversation: the waiting conversations and their own, again after each change. */
  | { readonly t: 'lists'; readonly queue: readonly ChatConversation[]; readonly mine: readonly ChatConversation[] }
  | { readonly t: 'pong' };

/**
 * Why a message isn't stored: it is empty, too long, has a secret number, its conversation ended, someone else answers
 * it, or one of its files isn't there.
 */
export type ChatRefusal = 'EMPTY' | 'TOO_LONG' | 'SECRET_NUMBER' | 'ENDED' | 'NOT_YOURS' | 'FILES';

/** The codes with which the server closes a chat socket. */
export const CHAT_CLOSE = {
  tokenRefused: 4401,
  otherChannel: 4403,
  noAuth: 4408,
  lifetimeOver: 4412,
  tooManyFrames: 4429,
  tooManySockets: 4430,
  malformed: 4400,
} as const;
