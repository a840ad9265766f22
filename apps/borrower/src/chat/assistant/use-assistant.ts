import { askAssistant, authenticateChat, createIdempotencyKey, handToAgent } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect, useState } from 'react';
import { api, publicApi } from '../../platform/lazy/api.ts';
import { session as login } from '../../platform/session.ts';
import type { ChatSession } from '../chat-session.ts';
import type { Chat } from '../use-chat.ts';
import { toHeaders, useHistory, waitForAnswer } from './use-history.ts';

/** Runs the conversation with the assistant: its history, the question that waits, and whether its session expired. */
export function useAssistant({ session, startAssisted, adoptSession, setAlert, provesLogin, agent }: Chat) {
  const { history, read } = useHistory(session ?? {}, () => setAlert('failed'));
  const [pending, setPending] = useState<string>();

  async function send(text: string): Promise<void> {
    const current = session ?? (await startAssisted?.());
    if (!current) return setAlert('failed');
    const nonce = provesLogin && login.token() !== undefined ? (await api(authenticateChat, {})).nonce : null;
    await publicApi(askAssistant, {
      body: { conversationId: current.channelId, message: text, senderType: 'APPLICANT', nonce, tag: 'HELOC' },
      headers: toHeaders(current),
      idempotencyKey: createIdempotencyKey().of(text),
    });
    const expiration = new Date(Date.now() + CHAT_TIMES.chatbotToken).toISOString();
    adoptSession({ ...current, expiration });
    if (!(await waitForAnswer(() => read(current)))) setAlert('failed');
  }
  return {
    history: history ?? [],
    isLoaded: history !== undefined,
    pending,
    isExpired: useExpired(session),
    ask: (text: string) => {
      setPending(text);
      send(text)
        .catch(() => setAlert('notSent'))
        .finally(() => setPending(undefined));
    },
    /** Asks for an agent. The token in the reply opens the socket of the chat with them. */
    handOver: () => {
      if (!session) return;
      publicApi(handToAgent, {
        body: { conversationId: session.channelId, chatMode: agent },
        headers: toHeaders(session),
      }).then(
        ({ token, expiration }) => adoptSession({ ...session, token, expiration, mode: agent }),
        () => setAlert('failed'),
      );
    },
  };
}

function useExpired(session: ChatSession | undefined): boolean {
  const expiration = session?.expiration;
  const [expired, setExpired] = useState<string>();
  useEffect(() => {
    if (expiration === undefined) return;
    const timer = setTimeout(() => setExpired(expiration), Math.max(0, Date.parse(expiration) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiration]);
  return expiration !== undefined && expired === expiration;
}
