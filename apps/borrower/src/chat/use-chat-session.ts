import { refreshChatToken } from '@lintel/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { loadChatSession, saveChatSession, type ChatSession } from './chat-session.ts';

/** A token is replaced this long before it expires. */
const BEFORE_MS = 10 * 60_000;

/** The chat session, and how to adopt, replace and forget it. */
interface UsedSession {
  readonly session: ChatSession | undefined;
  /** Makes a started or extended session this browser's, and stores it. */
  readonly adoptSession: (session: ChatSession) => void;
  readonly forget: () => void;
  /** Replaces the token now, and returns the new one. */
  readonly refresh: () => Promise<string>;
}

/** Holds the chat session of this browser, and replaces its token before it expires. */
export function useChatSession(): UsedSession {
  const [session, setSession] = useState(() => loadChatSession());
  const refresh = async (): Promise<string> => {
    if (!session) throw new Error('There is no conversation');
    const { token, expiration } = await publicApi(refreshChatToken, { body: { token: session.token } });
    const next = { ...session, token, expiration };
    saveChatSession(next);
    setSession(next);
    return token;
  };
  const refreshInTime = useEffectEvent(refresh);
  useEffect(() => {
    // A session of the assistant lasts from question to question.
    if (!session || session.mode === 'chatbot') return;
    const timer = setTimeout(
      () => {
        refreshInTime().catch(() => {}); // The socket says so when the token no longer works.
      },
      Math.max(0, Date.parse(session.expiration) - Date.now() - BEFORE_MS),
    );
    return () => clearTimeout(timer);
  }, [session]);
  return {
    session,
    refresh,
    adoptSession(started) {
      saveChatSession(started);
      setSession(started);
    },
    forget() {
      saveChatSession(undefined);
      setSession(undefined);
    },
  };
}
