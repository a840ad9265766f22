import type { FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { type Caller, readBearer, refuse } from '../../kernel/http/index.ts';
import type { ChatSide } from './files.ts';
import { findReadable } from './participant.ts';
import { findConversation } from './store.ts';
import { readChatToken } from './tokens.ts';

/** Opens the borrower's side with the chat token. Refuses another conversation like one that doesn't exist. */
export async function openOwnSide(context: Context, request: FastifyRequest, uuid: string): Promise<ChatSide> {
  const own = (await readChatToken(context, readBearer(request))) ?? refuse('chat-token-invalid');
  const conversation = own === uuid ? await findConversation(context.db, uuid) : undefined;
  return { conversation: conversation ?? refuse('not-found'), staffUuid: null };
}

/** Opens the side of a staff member who may read the conversation. */
export async function openStaffSide(context: Context, caller: Caller, uuid: string): Promise<ChatSide> {
  const conversation = (await findReadable(context, caller, uuid)) ?? refuse('not-found');
  return { conversation, staffUuid: caller.identityUuid };
}
