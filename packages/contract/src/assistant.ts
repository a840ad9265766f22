import { ANSWER_FEEDBACK_LENGTH, CHAT_TIMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, line, text, uuid, whole } from './shapes/base.ts';

const MESSAGE = '/service-chat-chatbot/external/api/v1/message';
/** Sends the chat token as the bearer instead of the login's token. */
const client = { sendsToken: false, timeoutMs: CHAT_TIMES.provider } as const;
const conversationId = checked(z.string(), z.minLength(1), z.maxLength(200));
const nonce = z.nullish(checked(z.string(), z.minLength(1), z.maxLength(200)));
/** The only sender that the calls of the assistant accept. */
const senderType = z.literal('APPLICANT');

/** Returns the questions of a conversation and their answers, oldest first. */
export const readChatHistory = call({
  id: 'G59',
  tag: 'assistant',
  method: 'GET',
  path: `${MESSAGE}/getChatHistory/{conversationId}`,
  auth: 'anonymous',
  params: z.strictObject({ conversationId }),
  reply: z.array(
    z.strictObject({
      questionId: uuid,
      questionStr: z.string(),
      /** Null while the assistant hasn't answered. */
      responseStr: z.nullable(z.string()),
      createdDt: instant,
    }),
  ),
  errors: ['chat-token-invalid'],
  rules: { passive: true },
  client,
});

/** Asks the assistant. The question is stored before the reply, and the history has its answer soon after. */
export const askAssistant = call({
  id: 'G60',
  tag: 'assistant',
  method: 'POST',
  path: `${MESSAGE}/chatWithAutobot`,
  auth: 'anonymous',
  body: z.object({
    applicationId: z.nullish(uuid),
    conversationId,
    /** At most 2,000 characters. More are refused by name (`message-too-long`). */
    message: checked(z.string(), z.trim(), z.minLength(1)),
    nonce,
    organization: z.nullish(line),
    pageUrl: z.nullish(checked(z.string(), z.maxLength(500))),
    senderId: z.nullish(line),
    senderType,
    tag: z.nullish(line),
  }),
  reply: z.strictObject({ conversationId }),
  errors: ['chat-token-invalid', 'nonce-invalid', 'conversation-over', 'message-too-long', 'secret-number'],
  rules: { idempotency: 'accepted', rate: 'question' },
  client,
});

/** Saves whether an answer helped: rating 1, or 0 with the reason. Only the first time counts. */
export const rateAnswer = call({
  id: 'G61',
  tag: 'assistant',
  method: 'POST',
  path: `${MESSAGE}/setChatReplyUsedWithFeedback`,
  auth: 'anonymous',
  body: z.object({
    questionId: uuid,
    conversationId,
    responseToCustomer: z.nullish(text),
    feedbackMessage: z.nullish(checked(z.string(), z.trim(), z.maxLength(ANSWER_FEEDBACK_LENGTH))),
    rating: checked(whole, z.lte(1)),
    senderEmail: z.nullish(line),
    senderType,
    nonce,
  }),
  errors: ['chat-token-invalid', 'nonce-invalid', 'reason-missing', 'secret-number'],
  rules: { idempotency: 'accepted', rate: 'question' },
  client,
});

/**
 * Hands a conversation with the assistant over to the lender's people, who read all of it. A repeated call only returns
 * another token.
 */
export const handToAgent = call({
  id: 'CH-3',
  tag: 'assistant',
  method: 'POST',
  path: `${MESSAGE}/handToAgent`,
  auth: 'anonymous',
  body: z.strictObject({ conversationId, chatMode: z.enum(['twilio', 'nice', 'stream']) }),
  reply: z.strictObject({ omniProxyChannelId: uuid, token: z.string(), expiration: instant }),
  errors: ['chat-token-invalid', 'conversation-over'],
  rules: { rate: 'question', answerKept: false },
  client,
});
