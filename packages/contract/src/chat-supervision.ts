import * as z from 'zod/mini';
import { call } from './call.ts';
import { conversation } from './chat-conversations.ts';
import { instant, uuid, whole } from './shapes/base.ts';
import { colleague, now } from './shapes/console.ts';

const PERMISSION = ['supervise'] as const;

/**
 * Lists all open chats, since when each borrower waits, and how many chats each agent has. At most 200 waiting and 200
 * answered.
 */
export const superviseChats = call({
  id: 'ST-11 open',
  tag: 'chat',
  method: 'GET',
  path: '/service-omni-proxy/secure/api/v1/agent/supervision',
  auth: 'staff',
  permission: PERMISSION,
  reply: z.strictObject({
    chats: z.array(
      z.strictObject({
        conversation,
        /** Since when the borrower waits for an answer; null when the last message is an agent's. */
        waitingSince: z.nullable(instant),
      }),
    ),
    agents: z.array(z.strictObject({ agent: colleague, open: whole, unanswered: whole })),
    now,
  }),
  errors: [],
  rules: { passive: true },
});

/** Moves an open chat to any colleague who can answer it, or back to the queue, even from another agent. */
export const reassignConversation = call({
  id: 'ST-12 reassign',
  tag: 'chat',
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/agent/conversations/{conversationUuid}/reassign',
  auth: 'staff',
  permission: PERMISSION,
  params: z.strictObject({ conversationUuid: uuid }),
  body: z.strictObject({ staffUuid: z.nullish(uuid) }),
  reply: conversation,
  errors: ['conversation-over', 'choice-unknown'],
  rules: { idempotency: 'required' },
});
