import { CHAT_SEARCH_LENGTH } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { conversation } from './chat-conversations.ts';
import { checked, date, instant, uuid, whole } from './shapes/base.ts';
import { cursor } from './shapes/console.ts';

const searchText = z.nullish(checked(z.string(), z.maxLength(CHAT_SEARCH_LENGTH)));

/**
 * Searches the chats that were handed to people, newest first. One request reads a bounded number of chats and
 * messages; `nextCursor` continues where it stopped.
 */
export const searchConversations = call({
  id: 'ST-11 search',
  tag: 'chat',
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/agent/conversations/search',
  auth: 'staff',
  permission: ['chat'],
  body: z.strictObject({
    /** Words of the messages. */
    words: searchText,
    /** Part of the borrower's name or email address. */
    borrower: searchText,
    /** The agent who answered. */
    staffUuid: z.nullish(uuid),
    /** Days of the last message, in Pacific Time. */
    from: z.nullish(date),
    to: z.nullish(date),
    cursor,
  }),
  reply: z.strictObject({
    items: z.array(z.strictObject({ conversation, excerpt: z.nullable(z.string()) })),
    /** How many chats were read, and the last message of the oldest of them. */
    read: whole,
    readTo: z.nullable(instant),
    nextCursor: z.nullish(z.string()),
  }),
  errors: [],
});
