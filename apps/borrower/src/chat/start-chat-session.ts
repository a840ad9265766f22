import { authenticateChat, startStreamChat, startWebChat } from '@lintel/contract';
import type { ChatMode } from '@lintel/domain';
import { api, publicApi } from '../platform/lazy/api.ts';
import { findApplication } from '../platform/lazy/find-application.ts';
import { session } from '../platform/session.ts';
import { currentPerson, type ChatSession } from './chat-session.ts';

interface Start {
  readonly friendlyName: string;
  readonly emailAddress: string;
  readonly mode: ChatMode;
  /** The first message, as the borrower reads it. */
  readonly welcome: string;
  /** Whether a chat outside the mode `stream` proves who is logged in (`fe-webchat-borrower-auth`). */
  readonly provesLogin: boolean;
  readonly idempotencyKey: string;
}

/**
 * Starts a chat session; in the mode `chatbot` it is with the assistant. A logged-in borrower's is about the
 * application of the page, a visitor's about none.
 */
export async function startChatSession(start: Start): Promise<ChatSession> {
  const { mode, provesLogin, idempotencyKey } = start;
  const sub = currentPerson();
  const isLoggedIn = session.token() !== undefined;
  const nonce = isLoggedIn && provesLogin && mode !== 'stream' ? (await api(authenticateChat, {})).nonce : undefined;
  const body = {
    formData: { friendlyName: start.friendlyName, emailAddress: start.emailAddress },
    applicationUuid: isLoggedIn ? (findApplication(location.pathname) ?? null) : null,
    tag: 'HELOC',
    skill: 'HELOC',
    welcomeMessage: start.welcome,
    pageUrl: location.pathname,
    chatMode: mode,
    nonce: nonce ?? null,
  };
  const toSession = (token: string, channelId: string, expiration: string): ChatSession => {
    if (!channelId) throw new Error('The chat began without omniProxyChannelId.');
    return { token, channelId, mode, expiration, sub };
  };
  if (mode === 'stream') {
    const { omniProxyChannelId, expiration, stream } = await publicApi(startStreamChat, { body, idempotencyKey });
    return toSession(stream.providerUserToken, omniProxyChannelId, expiration);
  }
  const reply = await publicApi(startWebChat, { body, idempotencyKey });
  const { token, omniProxyChannelId, expiration, twilio } = reply;
  return { ...toSession(token, omniProxyChannelId, expiration), ...(twilio && { twilio }) };
}
