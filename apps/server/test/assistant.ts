import { askAssistant, readChatHistory, startWebChat, type Reply } from '@lintel/contract';
import { expect, vi } from 'vitest';
import type { TestApp } from './app.ts';
import { VISITOR } from './chat.ts';

/** One visitor's end of a conversation with the assistant. */
export interface AssistedEnd {
  readonly conversationId: string;
  readonly token: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiration: string;
}

interface StartOptions {
  readonly token?: string;
  readonly applicationUuid?: string;
  readonly nonce?: string;
}

/** Starts a conversation with the assistant. */
export async function startAssisted(server: TestApp, { token, ...body }: StartOptions = {}): Promise<AssistedEnd> {
  const reply = await server.send(startWebChat, {
    token,
    headers: { 'x-org': 'FIGURE' },
    body: { formData: VISITOR, chatMode: 'chatbot', pageUrl: '/account/heloc/register-v2?code=secret', ...body },
  });
  return {
    conversationId: reply.conversationSid,
    token: reply.token,
    headers: { authorization: `Bearer ${reply.token}` },
    expiration: reply.expiration,
  };
}

type History = Reply<typeof readChatHistory>;

export const readHistory = (server: TestApp, { conversationId, headers }: AssistedEnd): Promise<History> =>
  server.send(readChatHistory, { headers, params: { conversationId } });

export const askQuestion = (server: TestApp, { conversationId, headers }: AssistedEnd, message: string) =>
  server.ask(askAssistant, { headers, body: { conversationId, message, senderType: 'APPLICANT' } });

/** Asks a question, waits until every question has its answer, and returns the last one. */
export async function getAnswer(server: TestApp, end: AssistedEnd, message: string): Promise<History[number]> {
  expect((await askQuestion(server, end, message)).statusCode).toBe(200);
  return vi.waitFor(async () => {
    const last = (await readHistory(server, end)).at(-1);
    expect(last).toMatchObject({ questionStr: message, responseStr: expect.any(String) });
    return last!;
  }, 10_000);
}
