import { readChatHistory, type ChatMessage, type Reply } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import type { ChatSession } from '../chat-session.ts';

export type History = Reply<typeof readChatHistory>;

export const toHeaders = ({ token }: ChatSession) => ({ authorization: `Bearer ${token}` });

/** The questions of a session and their answers. Undefined until they are read. */
export function useHistory(session: ChatSession | undefined, onFailure: () => void) {
  const [found, setFound] = useState<{ channelId: string; history: History }>();
  const channelId = session?.channelId;
  const read = async (current: ChatSession): Promise<History> => {
    const history = await publicApi(readChatHistory, {
      params: { conversationId: current.channelId },
      headers: toHeaders(current),
    });
    setFound({ channelId: current.channelId, history });
    return history;
  };
  const readFirst = useEffectEvent(() => {
    if (session) read(session).catch(onFailure);
  });
  useEffect(() => {
    if (channelId !== undefined) readFirst();
  }, [channelId]);
  return { history: found && found.channelId === channelId ? found.history : undefined, read };
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

/** The history as the messages of a chat: each question, and its answer once it is there. */
export const toMessages = (history: History): ChatMessage[] =>
  history
    .flatMap(({ questionId, questionStr, responseStr, createdDt }) => [
      { clientId: questionId, author: 'APPLICANT' as const, text: questionStr, at: createdDt },
      ...(responseStr === null
        ? []
        : [{ clientId: questionId, author: 'ASSISTANT' as const, text: responseStr, at: createdDt }]),
    ])
    .map((message, index) => ({ seq: index + 1, ...message }));
