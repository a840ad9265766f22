import { authenticateChat, refreshChatNonce } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect } from 'react';
import { api } from '../platform/lazy/api.ts';

/**
 * Proves who is logged in, by a nonce renewed every minute of a chat. The nonce with which the chat started works only
 * once.
 */
export function useNonce(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let nonce = prove(undefined);
    const timer = setInterval(() => {
      nonce = nonce.then(prove);
    }, CHAT_TIMES.poll);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Replaces the nonce, or gets a first one. If that fails, the next minute gets a new one. */
const prove = (nonce: string | undefined): Promise<string | undefined> =>
  (nonce === undefined ? api(authenticateChat, {}) : api(refreshChatNonce, { query: { nonce } })).then(
    (reply) => reply.nonce,
    () => undefined,
  );
