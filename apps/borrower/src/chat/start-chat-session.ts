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
  readonly welcome: string;
  /** Whether the chat proves who is logged in (`fe-webchat-borrower-auth`). */
  readonly provesLogin: boolean;
  readonly idempotencyKey: string;
}

/** A conversation that began, with the proof of who is logged in. */
export interface StartedSession {
  readonly session: ChatSession;
  readonly nonce: string | undefined;
}

/** Starts a conversation about the application of the page, if the borrower is logged in. */
export async function startChatSession(start: Start): Promise<StartedSession> {
  const { mode, provesLogin, idempotencyKey } = start;
  const sub = currentPerson();
  const isSignedIn = session.token() !== undefined;
  const nonce = isSignedIn && provesLogin && mode !== 'stream' ? (await api(authenticateChat, {})).nonce : undefined;
  const body = {
    formData: { friendlyName: start.friendlyName, emailAddress: start.emailAddress },
    applicationUuid: isSignedIn ? (findApplication(location.pathname) ?? null) : null,
    tag: 'HELOC',
    skill: 'HELOC',
    welcomeMessage: start.welcome,
    pageUrl: location.pathname,
    chatMode: mode,
    nonce: nonce ?? null,
  };
  if (mode === 'stream') {
    const { omniProxyChannelId, expiration, stream } = await publicApi(startStreamChat, { body, idempotencyKey });
    return {
      session: { token: stream.providerUserToken, channelId: omniProxyChannelId, mode, expiration, sub },
      nonce,
    };
  }
  const { token, omniProxyChannelId, expiration } = await publicApi(startWebChat, { body, idempotencyKey });
  return { session: { token, channelId: omniProxyChannelId, mode, expiration, sub }, nonce };
}
