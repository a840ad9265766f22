import { refreshChatToken } from '@lintel/contract';
import { useEffect, useState } from 'react';
import { publicApi } from '../platform/lazy/api.ts';
import { loadChatSession, saveChatSession, type ChatSession } from './chat-session.ts';

/** A token is replaced this long before it expires. */
const BEFORE_MS = 10 * 60_000;

interface UsedSession {
  readonly session: ChatSession | undefined;
  readonly begin: (session: ChatSession) => void;
  readonly forget: () => void;
}

/** The conversation of this browser. Its token is replaced before it expires. */
export function useChatSession(): UsedSession {
  const [session, setSession] = useState(() => loadChatSession());
  useEffect(() => {
    // A session of the assistant lasts from question to question.
    if (!session || session.mode === 'chatbot') return;
    const timer = setTimeout(
      () => {
        publicApi(refreshChatToken, { body: { token: session.token } }).then(
          ({ token, expiration }) => {
            const next = { ...session, token, expiration };
            saveChatSession(next);
            setSession(next);
          },
          () => {}, // The socket says so when the token no longer works.
        );
      },
      Math.max(0, Date.parse(session.expiration) - Date.now() - BEFORE_MS),
    );
    return () => clearTimeout(timer);
  }, [session]);
  return {
    session,
    begin(started) {
      saveChatSession(started);
      setSession(started);
    },
    forget() {
      saveChatSession(undefined);
      setSession(undefined);
    },
  };
}
