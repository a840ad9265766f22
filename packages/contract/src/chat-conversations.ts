import { CHAT_MODES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { instant, line, uuid } from './shapes/base.ts';
import { colleague, now } from './shapes/console.ts';

const path = '/service-omni-proxy/secure/api/v1/agent/conversations' as const;
const PERMISSION = ['chat'] as const;

/** Lists of conversations: the waiting ones, the caller's own, those that any agent answers, and the ended ones. */
export const CONVERSATION_LISTS = ['QUEUE', 'MINE', 'ANSWERED', 'CLOSED'] as const;

/** A conversation as the lender's people see it. */
export const conversation = z.strictObject({
  conversationUuid: uuid,
  state: z.enum(['ASSISTANT', 'QUEUE', 'ACTIVE', 'ENDED']),
  mode: z.enum(CHAT_MODES),
  /** True: name and email are those of a logged-in person. False: a visitor typed them. */
  isLoggedIn: z.boolean(),
  friendlyName: line,
  emailAddress: z.string(),
  /** The page on which the chat began, without a query. */
  page: line,
  startedAt: instant,
  lastMessageAt: instant,
  /** True: its messages can have files. A conversation at Twilio can't. */
  carriesFiles: z.boolean(),
  /** True: the last message is the borrower's. */
  isUnanswered: z.boolean(),
  assignee: z.nullish(colleague),
  /** The application that the chat is about, with the sentences about it that its borrower reads. */
  application: z.nullish(
    z.strictObject({
      uuid,
      loanNumber: line,
      status: line,
      explanation: z.string(),
      ask: z.nullish(z.string()),
      next: z.nullish(z.string()),
    }),
  ),
});

export type ChatConversation = z.infer<typeof conversation>;

/** Lists conversations: the longest wait first, ended ones newest first. At most 100. */
export const listConversations = call({
  id: 'ST-11',
  tag: 'chat',
  method: 'GET',
  path,
  auth: 'staff',
  permission: PERMISSION,
  query: z.object({ state: z.enum(CONVERSATION_LISTS) }),
  reply: z.strictObject({ items: z.array(conversation), now }),
  errors: [],
  rules: { passive: true },
});

const params = z.strictObject({ conversationUuid: uuid });

/** Takes a waiting conversation. Only one person can. */
export const takeConversation = call({
  id: 'ST-12 take',
  tag: 'chat',
  method: 'POST',
  path: `${path}/{conversationUuid}/take`,
  auth: 'staff',
  permission: PERMISSION,
  params,
  reply: conversation,
  errors: ['taken-by-another', 'conversation-over'],
  rules: { idempotency: 'required' },
});

/** Hands a conversation to a colleague, or back to the queue. */
export const transferConversation = call({
  id: 'ST-12 transfer',
  tag: 'chat',
  method: 'POST',
  path: `${path}/{conversationUuid}/transfer`,
  auth: 'staff',
  permission: PERMISSION,
  params,
  body: z.strictObject({ staffUuid: z.nullish(uuid) }),
  reply: conversation,
  errors: ['taken-by-another', 'conversation-over', 'choice-unknown'],
  rules: { idempotency: 'required' },
});

/** Ends a conversation. */
export const closeConversation = call({
  id: 'ST-12 close',
  tag: 'chat',
  method: 'POST',
  path: `${path}/{conversationUuid}/close`,
  auth: 'staff',
  permission: PERMISSION,
  params,
  reply: conversation,
  errors: ['taken-by-another'],
  rules: { idempotency: 'required' },
});

/** Lists the colleagues who can answer chats. */
export const listChatColleagues = call({
  id: 'ST-12 colleagues',
  tag: 'chat',
  method: 'GET',
  path: '/service-omni-proxy/secure/api/v1/agent/colleagues',
  auth: 'staff',
  permission: PERMISSION,
  reply: z.array(colleague),
  errors: [],
  rules: { passive: true },
});
