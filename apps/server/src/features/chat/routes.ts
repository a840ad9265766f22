import {
  authenticateChat,
  closeConversation,
  listChatAgents,
  listChatColleagues,
  listConversations,
  readChatInfo,
  refreshChatNonce,
  refreshChatToken,
  startStreamChat,
  startWebChat,
  takeConversation,
  transferConversation,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount, refuse } from '../../kernel/http/index.ts';
import { whileListening } from '../../kernel/jobs/index.ts';
import { close, handOver, loadChatColleagues, loadConversations, take } from './conversations.ts';
import { endAbandonedConversations } from './messages.ts';
import { mountSocket } from './socket.ts';
import { startChat } from './start-chat.ts';
import { findConversation } from './store.ts';
import { issueNonce, readChatToken, replaceChatToken, replaceNonce } from './tokens.ts';

export const chat: Feature = {
  async routes(app, context) {
    mount(app)(startWebChat)(async ({ caller, organisation, body }) => {
      const { uuid, customerId, token, expiration } = await startChat(context, caller, organisation, body);
      return { token, conversationSid: uuid, omniProxyChannelId: uuid, expiration, customerId, threadId: uuid };
    });
    mount(app)(startStreamChat)(async ({ caller, organisation, body }) => {
      const { uuid, customerId, token, expiration } = await startChat(context, caller, organisation, body);
      const stream = { providerChannelId: uuid, providerUserId: customerId, providerUserToken: token };
      return { omniProxyChannelId: uuid, expiration, stream };
    });
    mount(app)(refreshChatToken)(({ body }) => replaceChatToken(context, body.token));
    mount(app)(readChatInfo)(async ({ body, request }) => {
      const token = /^bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const uuid = await readChatToken(context, token);
      if (uuid !== body.omniProxyChannelId) refuse('chat-token-invalid');
      const row = (await findConversation(context.db, uuid)) ?? refuse('chat-token-invalid');
      return { data: { contactId: row.contact_id } };
    });
    mount(app)(authenticateChat)(({ caller }) => issueNonce(context, context.db, caller));
    mount(app)(refreshChatNonce)(({ caller, query }) => replaceNonce(context, caller, query.nonce));
    mount(app)(listChatAgents)(async ({ caller }) => {
      if (context.config.production) refuse('not-found');
      const colleagues = await loadChatColleagues(context, caller);
      return colleagues.map(({ staffUuid }) => ({ agent: { chatId: staffUuid } }));
    });
    mount(app)(listConversations)(({ caller, query }) => loadConversations(context, caller, query.state));
    mount(app)(takeConversation)(({ caller, params }) => take(context, caller, params.conversationUuid));
    mount(app)(transferConversation)(({ caller, params, body }) =>
      handOver(context, caller, params.conversationUuid, body.staffUuid ?? null),
    );
    mount(app)(closeConversation)(({ caller, params }) => close(context, caller, params.conversationUuid));
    mount(app)(listChatColleagues)(({ caller }) => loadChatColleagues(context, caller));
    whileListening(app, context, 'abandoned chats', () => endAbandonedConversations(context));
    await mountSocket(app, context);
  },
};
