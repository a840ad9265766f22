import { CHAT_FILE_LIMITS, CHAT_MEDIA_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { uuid, whole } from './shapes/base.ts';
import { bytes } from './shapes/document.ts';
import { FILE_ERRORS, filePart } from './shapes/upload.ts';

const VISITOR = '/service-omni-proxy/insecure/api/v1/conversations/{conversationUuid}/files' as const;
const AGENT = '/service-omni-proxy/secure/api/v1/agent/conversations/{conversationUuid}/files' as const;
const conversationParams = z.strictObject({ conversationUuid: uuid });
const fileParams = z.strictObject({ conversationUuid: uuid, fileUuid: uuid });

/** A file in a chat, as both sides see it. */
export const chatFile = z.strictObject({
  uuid,
  /** The name that its sender gave it. */
  name: z.string(),
  mediaType: z.enum(CHAT_MEDIA_TYPES),
  /** Bytes. */
  size: whole,
});
export type ChatFile = z.infer<typeof chatFile>;

const UPLOAD_ERRORS = [...FILE_ERRORS, 'too-many-files', 'conversation-over'] as const;

/** Adds one file to the borrower's next message, inspected before anyone can open it. The chat token is the bearer. */
export const addChatFile = call({
  id: 'CF-1 post',
  tag: 'chat',
  method: 'POST',
  path: VISITOR,
  auth: 'anonymous',
  params: conversationParams,
  body: z.strictObject({ file: filePart }),
  status: 201,
  reply: chatFile,
  errors: [...UPLOAD_ERRORS, 'chat-token-invalid', 'not-available'],
  rules: { idempotency: 'required', rate: 'frequent', upload: CHAT_FILE_LIMITS },
  client: { sendsToken: false, timeoutMs: 120_000 },
});

/** Adds one file to the next message of the agent who has the conversation, inspected before anyone can open it. */
export const addAgentChatFile = call({
  id: 'CF-2 post',
  tag: 'chat',
  method: 'POST',
  path: AGENT,
  auth: 'staff',
  permission: ['chat'],
  params: conversationParams,
  body: z.strictObject({ file: filePart }),
  status: 201,
  reply: chatFile,
  errors: [...UPLOAD_ERRORS, 'taken-by-another', 'not-available'],
  rules: { idempotency: 'required', rate: 'frequent', upload: CHAT_FILE_LIMITS },
  client: { timeoutMs: 120_000 },
});

/** Returns a file of the chat, as bytes to save. The chat token is the bearer. */
export const readChatFile = call({
  id: 'CF-1 get',
  tag: 'chat',
  method: 'GET',
  path: `${VISITOR}/{fileUuid}`,
  auth: 'anonymous',
  params: fileParams,
  reply: bytes,
  errors: ['chat-token-invalid', 'file-infected', 'file-unreadable', 'not-available'],
  client: { sendsToken: false, timeoutMs: 120_000 },
});

/** Returns a file of the chat to an agent, as bytes to save. */
export const readAgentChatFile = call({
  id: 'CF-2 get',
  tag: 'chat',
  method: 'GET',
  path: `${AGENT}/{fileUuid}`,
  auth: 'staff',
  permission: ['chat'],
  params: fileParams,
  reply: bytes,
  errors: ['file-infected', 'file-unreadable', 'not-available'],
  client: { timeoutMs: 120_000 },
});
