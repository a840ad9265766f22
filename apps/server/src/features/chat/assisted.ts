import type { AgentMode } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { readBearer, refuse } from '../../kernel/http/index.ts';
import { notifyChatChange } from './fan-out.ts';
import { openOwnSide } from './side.ts';
import { changeConversation, lockConversation } from './store.ts';
import { reissueChatToken } from './tokens.ts';
import type { ConversationRow } from './types.ts';

/** A conversation in the mode `chatbot`, and the token that opens it. */
export interface AssistedChat {
  readonly token: string;
  readonly conversation: ConversationRow;
}

/** Returns the conversation that the request's chat token opens. Refuses any other like one that doesn't exist. */
export async function findAssisted(
  context: Context,
  request: FastifyRequest,
  conversationId: string,
): Promise<AssistedChat> {
  const { conversation } = await openOwnSide(context, request, conversationId);
  return { token: readBearer(request), conversation };
}

/** Moves a conversation with the assistant into the queue of the lender's people. A repeat only issues a token. */
export const askForPerson = (
  context: Context,
  { token, conversation: { uuid, organisation } }: AssistedChat,
  mode: AgentMode,
): Promise<{ token: string; expiration: string }> =>
  context.db.transaction().execute(async (trx) => {
    const conversation = (await lockConversation(trx, uuid)) ?? refuse('not-found');
    if (conversation.state === 'ENDED') refuse('conversation-over');
    if (conversation.state === 'ASSISTANT') {
      await changeConversation(trx, uuid, { state: 'QUEUE', mode, last_message_at: context.sessionNow() });
      await notifyChatChange(trx, { organisation, conversation: uuid });
    }
    return reissueChatToken(context, trx, token, { uuid, mode });
  });
