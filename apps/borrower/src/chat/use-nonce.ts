import { authenticateChat, refreshChatNonce } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect } from 'react';
import { api } from '../platform/lazy/api.ts';

/** Proves who is logged in while they chat, again every minute. The proof that began the chat is spent. */
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

/** Replaces a proof, or makes one where there is none. One that can't be replaced is made again the next time. */
const prove = (nonce: string | undefined): Promise<string | undefined> =>
  (nonce === undefined ? api(authenticateChat, {}) : api(refreshChatNonce, { query: { nonce } })).then(
    (reply) => reply.nonce,
    () => undefined,
  );
