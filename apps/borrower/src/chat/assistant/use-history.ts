import { readChatHistory, type ChatMessage, type Reply } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import type { ChatSession } from '../chat-session.ts';

export type History = Reply<typeof readChatHistory>;

type OpenChat = Pick<ChatSession, 'token' | 'channelId'>;

export const toHeaders = ({ token }: Pick<ChatSession, 'token'>) => ({ authorization: `Bearer ${token}` });

async function fetchHistory({ token, channelId }: OpenChat): Promise<{ channelId: string; history: History }> {
  const params = { conversationId: channelId };
  return { channelId, history: await publicApi(readChatHistory, { params, headers: toHeaders({ token }) }) };
}

/** Reads the questions of an assistant's session and their answers. Undefined until they are read. */
export function useHistory({ token, channelId }: Partial<OpenChat>, onFailure: () => void) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof fetchHistory>>>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (token !== undefined && channelId !== undefined) fetchHistory({ token, channelId }).then(setFound, () => fail());
  }, [token, channelId]);
  return {
    history: found?.channelId === channelId ? found?.history : undefined,
    read: async (session: ChatSession): Promise<History> => {
      const next = await fetchHistory(session);
      setFound(next);
      return next.history;
    },
  };
}

/** Reads until the last question has its answer: now, then every 2 seconds, for as long as the provider may take. */
export async function waitForAnswer(read: () => Promise<History>): Promise<boolean> {
  for (let waited = 0; ; waited += CHAT_TIMES.answer) {
    const last = (await read()).at(-1);
    if (last?.responseStr != null) return true;
    if (waited >= CHAT_TIMES.provider) return false;
    await new Promise((resolve) => setTimeout(resolve, CHAT_TIMES.answer));
  }
}

/** Returns the history as messages of a chat: each question, and its answer once there is one. */
export const toMessages = (history: History): ChatMessage[] =>
  history
    .flatMap(({ questionId, questionStr, responseStr, createdDt }) => [
      { clientId: questionId, author: 'APPLICANT' as const, text: questionStr, at: createdDt },
      ...(responseStr === null
        ? []
        : [{ clientId: questionId, author: 'ASSISTANT' as const, text: responseStr, at: createdDt }]),
    ])
    .map((message, index) => ({ seq: index + 1, files: [], ...message }));
