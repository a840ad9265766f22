import { CHAT_MODES, CHAT_TIMES, preEngagementFields } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, line, text, uuid } from './shapes/base.ts';

/** The path of the chat socket. A browser sends its token in the first frame, never in the address. */
export const CHAT_SOCKET_PATH = '/service-omni-proxy/ws';

const CSP = '/service-csp/external/api/v1/twilio';
const CUSTOMER = '/service-csp/customer/secure/api/v1/webchat';
/** A token that works without a password: 192 random bits. */
const token = checked(z.string(), z.minLength(1), z.maxLength(200));
/** The token of a chat session: our own, or a longer one that Twilio verifies too. */
const chatToken = checked(z.string(), z.minLength(1), z.maxLength(4000));

/** The addresses of a conversation at Twilio. */
const twilioAddress = z.strictObject({
  conversationSid: line,
  socketUrl: line,
  apiUrl: line,
  syncUrl: line,
});
export type TwilioAddress = z.infer<typeof twilioAddress>;

/** The request that starts a chat: the visitor, their page and their application. */
const start = z.object({
  formData: z.object(preEngagementFields),
  applicationUuid: z.nullish(uuid),
  tag: z.nullish(line),
  skill: z.nullish(line),
  welcomeMessage: z.nullish(text),
  pageUrl: z.nullish(checked(z.string(), z.maxLength(500))),
  chatMode: z.enum(CHAT_MODES),
  identityUuid: z.nullish(uuid),
  orgCode: z.nullish(line),
  nonce: z.nullish(token),
});

/** Starts a conversation that the lender's people answer, in the modes `twilio` and `nice`. */
export const startWebChat = call({
  id: 'G52',
  tag: 'chat',
  method: 'POST',
  path: `${CSP}/initWebChat`,
  auth: 'optional',
  body: start,
  reply: z.strictObject({
    token: chatToken,
    /** Twilio's where the lender has an account there, otherwise ours. */
    conversationSid: line,
    omniProxyChannelId: uuid,
    expiration: instant,
    customerId: uuid,
    threadId: uuid,
    /** Null where the lender has no account at Twilio: the chat uses our own socket. */
    twilio: z.nullish(twilioAddress),
  }),
  errors: ['nonce-invalid', 'not-available'],
  rules: { idempotency: 'accepted', rate: 'sensitive' },
  client: { timeoutMs: CHAT_TIMES.provider },
});

/** Starts a conversation in the mode `stream`; the descriptor contains the token. */
export const startStreamChat = call({
  id: 'G53',
  tag: 'chat',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  auth: 'optional',
  body: start,
  reply: z.strictObject({
    omniProxyChannelId: uuid,
    expiration: instant,
    stream: z.strictObject({ providerChannelId: uuid, providerUserId: uuid, providerUserToken: token }),
  }),
  errors: ['nonce-invalid', 'not-available'],
  rules: { idempotency: 'accepted', rate: 'sensitive' },
  client: { timeoutMs: CHAT_TIMES.provider },
});

/** Replaces a chat token before it expires. The old one stops working. */
export const refreshChatToken = call({
  id: 'G54',
  tag: 'chat',
  method: 'POST',
  path: `${CSP}/refreshToken`,
  auth: 'anonymous',
  body: z.object({ token: chatToken }),
  reply: z.strictObject({ token: chatToken, expiration: instant }),
  errors: ['chat-token-invalid'],
  rules: { passive: true, answerKept: false },
  client: { sendsToken: false, timeoutMs: CHAT_TIMES.provider },
});

/** Returns the `contactId` with which the chat survey is answered. The chat token is the bearer. */
export const readChatInfo = call({
  id: 'G55',
  tag: 'chat',
  method: 'POST',
  path: `${CSP}/web-chat-info`,
  auth: 'anonymous',
  body: z.object({ omniProxyChannelId: uuid }),
  reply: z.strictObject({ data: z.strictObject({ contactId: uuid }) }),
  errors: ['chat-token-invalid'],
  rules: { rate: 'lookup' },
  client: { sendsToken: false, timeoutMs: CHAT_TIMES.provider },
});

/** Returns a nonce that proves to the chat, which has no login of its own, who the caller is. */
export const authenticateChat = call({
  id: 'G56',
  tag: 'chat',
  method: 'POST',
  path: `${CUSTOMER}/authenticate`,
  auth: 'borrower-or-signer',
  reply: z.strictObject({ nonce: token }),
  errors: [],
  rules: { answerKept: false },
});

/** Replaces that nonce while its page is open. */
export const refreshChatNonce = call({
  id: 'G57',
  tag: 'chat',
  method: 'PUT',
  path: `${CUSTOMER}/refresh`,
  auth: 'borrower-or-signer',
  query: z.object({ nonce: token }),
  reply: z.strictObject({ nonce: token }),
  errors: ['nonce-invalid'],
  rules: { passive: true, answerKept: false },
});

/** Lists the agents who can answer chats, for tests. Outside production only. */
export const listChatAgents = call({
  id: 'G58',
  tag: 'chat',
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all',
  auth: 'staff',
  permission: ['chat'],
  reply: z.array(z.strictObject({ agent: z.strictObject({ chatId: uuid }) })),
  errors: [],
});
