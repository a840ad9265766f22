import { refreshChatNonce, refreshChatToken } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect, useState } from 'react';
import { api, publicApi } from '../platform/lazy/api.ts';
import { loadChatSession, saveChatSession, type ChatSession } from './chat-session.ts';
import type { StartedSession } from './start-chat-session.ts';

/** A token is replaced this long before it expires. */
const BEFORE_MS = 10 * 60_000;

interface UsedSession {
  readonly session: ChatSession | undefined;
  readonly begin: (started: StartedSession) => void;
  readonly forget: () => void;
}

/** The conversation of this browser. Its token is replaced before it expires. */
export function useChatSession(): UsedSession {
  const [session, setSession] = useState(() => loadChatSession());
  const [nonce, setNonce] = useState<string>();
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
  useEffect(() => {
    if (nonce === undefined) return;
    const timer = setTimeout(() => {
      api(refreshChatNonce, { query: { nonce } }).then(
        (next) => setNonce(next.nonce),
        () => setNonce(undefined),
      );
    }, CHAT_TIMES.poll);
    return () => clearTimeout(timer);
  }, [nonce]);
  return {
    session,
    begin(started) {
      saveChatSession(started.session);
      setSession(started.session);
      setNonce(started.nonce);
    },
    forget() {
      saveChatSession(undefined);
      setSession(undefined);
      setNonce(undefined);
    },
  };
}
