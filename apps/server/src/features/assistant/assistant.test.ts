import { randomUUID } from 'node:crypto';
import {
  askAssistant,
  authenticateChat,
  closeConversation,
  CONVERSATION_LISTS,
  handToAgent,
  listConversations,
  listFeedback,
  rateAnswer,
  readAgentChatFile,
  readChatHistory,
  takeConversation,
} from '@lintel/contract';
import { CHAT_MESSAGE_LENGTH } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { askQuestion, getAnswer, readHistory, startAssisted, type AssistedEnd } from '../../../test/assistant.ts';
import { listenForChat, openChatEnd } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createSession } from '../../../test/session.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { walkToStatus } from '../../../test/walk.ts';
import { MINUTE_MS } from '../../kernel/time.ts';
import { readApplication } from '../../loan-file/index.ts';
import { appendMessage, loadOwnChats } from '../chat/index.ts';
import { endAbandonedConversations } from '../chat/messages.ts';
import { loadOwnFeedback } from '../feedback/index.ts';
import { answerQuestions } from './answer-questions.ts';

onOneDatabase('the assistant', (open) => {
  let server: TestApp;
  let url: string;
  let agent: StaffMember;
  let admin: StaffMember;
  const start = new Date('2026-11-24T18:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now, run: true });
    url = await listenForChat(server);
    agent = await logInStaffMember(server, 'agent');
    admin = await logInStaffMember(server, 'admin');
  }, 60_000);

  const createOwner = async () => {
    const { uuid } = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    const { identity_uuid: identityUuid } = (await readApplication(server.context.db, uuid))!;
    const token = await createSession(server.context, { identityUuid, organisation: 'FIGURE', typ: 'borrower' });
    return { uuid, identityUuid, token };
  };
  const rate = ({ conversationId, headers }: AssistedEnd, questionId: string, body: object) =>
    server.loose(rateAnswer, {
      headers,
      body: { conversationId, questionId, senderType: 'APPLICANT', ...body },
    });
  const handOver = ({ conversationId, headers }: AssistedEnd) =>
    server.ask(handToAgent, { headers, body: { conversationId, chatMode: 'stream' } });

  test('a borrower’s question is pending until the assistant quotes their own application, once [CALL-056, CALL-057, DATA-044]', async () => {
    const { token, uuid } = await createOwner();
    const end = await startAssisted(server, { token, applicationUuid: uuid });
    const { questionStr, responseStr, createdDt, questionId } = await getAnswer(
      server,
      end,
      'What is the status of my application?',
    );
    expect(questionStr).toBe('What is the status of my application?');
    expect(responseStr).toMatch(
      /^Your offers are ready\.\nWhat you need to do: Choose a term and an amount\.[^]*\n\nSource: Your application$/,
    );
    expect(createdDt).toBe(now.toISOString());
    await answerQuestions(end.conversationId, server.context);
    await appendMessage(server.context, {
      conversation: end.conversationId,
      clientId: questionId,
      text: 'Again',
      staffUuid: null,
      isAssistant: true,
    });
    expect(await readHistory(server, end)).toMatchObject([{ questionId, responseStr }]);
  });

  test('a question without its answer is pending: responseStr is null [CALL-056]', async () => {
    const end = await startAssisted(server);
    const clientId = randomUUID();
    await appendMessage(server.context, { conversation: end.conversationId, clientId, text: 'Hi', staffUuid: null });
    expect(await readHistory(server, end)).toEqual([
      { questionId: clientId, questionStr: 'Hi', responseStr: null, createdDt: now.toISOString() },
    ]);
  });

  test('a repeated request with the same key stores its question once, and accepts only the sender type APPLICANT [CHAT-034, ENUM-034, ROLE-009]', async () => {
    const { conversationId, headers } = await startAssisted(server);
    const body = { conversationId, message: 'Xylophone?', senderType: 'APPLICANT' } as const;
    const idempotencyKey = randomUUID();
    const first = await server.ask(askAssistant, { headers, body, idempotencyKey });
    const again = await server.ask(askAssistant, { headers, body, idempotencyKey });
    expect(first.json()).toEqual({ conversationId });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await server.send(readChatHistory, { headers, params: { conversationId } })).toHaveLength(1);
    for (const senderType of ['AGENT', undefined])
      expect((await server.loose(askAssistant, { headers, body: { ...body, senderType } })).statusCode).toBe(400);
  });

  test('someone else’s conversation answers like a missing one, and without its token nothing opens', async () => {
    const [own, other] = [await startAssisted(server), await startAssisted(server)];
    const answers = [other.conversationId, randomUUID(), 'x'].map(async (conversationId) => {
      const end = { ...own, conversationId };
      const replies = [
        await server.ask(readChatHistory, { headers: own.headers, params: { conversationId } }),
        await askQuestion(server, end, 'Hello'),
        await rate(end, randomUUID(), { rating: 1 }),
        await handOver(end),
      ];
      return replies.map((reply) => [reply.statusCode, (reply.json() as { message: string }).message]);
    });
    const [foreign, ...missing] = await Promise.all(answers);
    expect(foreign).toEqual(Array.from({ length: 4 }, () => [404, expect.any(String) as string]));
    expect(missing).toEqual([foreign, foreign]);
    for (const authorization of ['', 'Bearer unknown']) {
      const params = { conversationId: own.conversationId };
      const reply = await server.ask(readChatHistory, { headers: { authorization }, params });
      expect(reply.json()).toMatchObject({ status: 'chat-token-invalid', message: 'Token state is invalid.' });
    }
  });

  test('a token lasts 10 minutes from the last question, and the conversation in the mode chatbot ends after it [CHAT-004, CHAT-036, CONST-056, ENUM-025]', async () => {
    const end = await startAssisted(server);
    expect(end.expiration).toBe(new Date(start.getTime() + 10 * MINUTE_MS).toISOString());
    now = new Date(start.getTime() + 9 * MINUTE_MS);
    await getAnswer(server, end, 'Hello there');
    now = new Date(start.getTime() + 18 * MINUTE_MS);
    expect(await readHistory(server, end)).toHaveLength(1);
    now = new Date(start.getTime() + 19 * MINUTE_MS + 1);
    expect((await askQuestion(server, end, 'Hello again')).statusCode).toBe(401);
    await endAbandonedConversations(server.context);
    const { db } = server.context;
    const row = await db
      .selectFrom('chat_conversation')
      .selectAll()
      .where('uuid', '=', end.conversationId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'ENDED', mode: 'chatbot' });
    now = start;
  });

  test('a person’s and a visitor’s questions have a limit of their own, over all addresses', async () => {
    const limited = await createTestApp(server.context.store, { env: { QUOTAS: '1' }, sessionNow: () => now });
    const { token } = await server.createBorrower();
    const ends = [await startAssisted(server), await startAssisted(server, { token })];
    for (const { conversationId, headers } of ends) {
      let from = 0;
      const askFrom = (message: string) => {
        from += 1;
        const body = { conversationId, message, senderType: 'APPLICANT' as const };
        return limited.ask(askAssistant, { headers, body, from: `10.7.0.${from}` });
      };
      for (let question = 1; question <= 20; question += 1)
        expect((await askFrom(`Hello ${question}`)).statusCode).toBe(200);
      expect((await askFrom('Once more')).statusCode).toBe(429);
    }
  });

  test('a nonce must be of the person whose conversation it is, and works once', async () => {
    const [maria, rosa] = [await server.createBorrower(), await server.createBorrower()];
    const end = await startAssisted(server, { token: maria.token });
    const askWith = async (token: string) => {
      const { nonce } = await server.send(authenticateChat, { token });
      return () =>
        server.ask(askAssistant, {
          headers: end.headers,
          body: { conversationId: end.conversationId, message: 'Hello', senderType: 'APPLICANT', nonce },
        });
    };
    const ask = await askWith(maria.token);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).json()).toMatchObject({ status: 'nonce-invalid' });
    expect((await (await askWith(rosa.token))()).json()).toMatchObject({ status: 'nonce-invalid' });
    expect(await readHistory(server, end)).toHaveLength(1);
  });

  test('refuses a question that is too long by name, before it looks at the conversation', async () => {
    const end = await startAssisted(server);
    const text = 'a'.repeat(CHAT_MESSAGE_LENGTH + 1);
    for (const headers of [end.headers, { authorization: 'Bearer unknown' }]) {
      const reply = await askQuestion(server, { ...end, headers }, text);
      expect([reply.statusCode, reply.json()]).toMatchObject([422, { status: 'message-too-long' }]);
    }
    expect((await askQuestion(server, end, text.slice(1))).statusCode).toBe(200);
  });

  test('refuses a secret number, and stores questions and answers sealed', async () => {
    const end = await startAssisted(server);
    expect((await askQuestion(server, end, 'My number is 666-12-3456.')).json()).toMatchObject({
      status: 'secret-number',
    });
    await getAnswer(server, end, 'Do you know my dog Waldemar?');
    const rows = await server.context.db
      .selectFrom('chat_message')
      .selectAll()
      .where('conversation_uuid', '=', end.conversationId)
      .execute();
    expect(rows.map(({ author }) => author).toSorted()).toEqual(['APPLICANT', 'ASSISTANT']);
    for (const row of rows) {
      const stored = JSON.stringify(row) + row.sealed.toString('latin1');
      expect(stored).not.toContain('Waldemar');
      expect(stored).not.toContain('Talk to a person');
    }
  });

  test('hands the conversation over to the queue, where staff read all of it and answer [ROLE-011]', async () => {
    const end = await startAssisted(server);
    const { responseStr } = await getAnswer(server, end, 'Qwerty asdf?');
    const queue = async () =>
      (await server.send(listConversations, { token: agent.token, query: { state: 'QUEUE' } })).items.find(
        ({ conversationUuid }) => conversationUuid === end.conversationId,
      );
    expect(await queue()).toBeUndefined();
    const { token, omniProxyChannelId, expiration } = await server.send(handToAgent, {
      headers: end.headers,
      body: { conversationId: end.conversationId, chatMode: 'stream' },
    });
    expect(omniProxyChannelId).toBe(end.conversationId);
    expect(expiration).toBe(new Date(now.getTime() + 360 * MINUTE_MS).toISOString());
    expect(await queue()).toMatchObject({ mode: 'stream', isUnanswered: true });
    expect((await askQuestion(server, end, 'More')).json()).toMatchObject({ status: 'conversation-over' });
    expect((await handOver(end)).statusCode).toBe(200);
    await server.send(takeConversation, { token: agent.token, params: { conversationUuid: end.conversationId } });
    const staff = openChatEnd(server, url, agent.token, end.conversationId);
    await staff.until(({ messages }) => messages.length === 2);
    expect(staff.texts()).toEqual(['Qwerty asdf?', responseStr]);
    const borrower = openChatEnd(server, url, token, end.conversationId);
    await borrower.until(({ messages }) => messages.length === 2);
    staff.channel.send('I can help.');
    await borrower.until(({ messages }) => messages.length === 3);
    expect(borrower.channel.view.messages.map(({ author }) => author)).toEqual(['APPLICANT', 'ASSISTANT', 'AGENT']);
  });

  test('shows staff no conversation with the assistant that was never handed over, also after its end, nor lets them open it', async () => {
    const { token } = await server.createBorrower();
    const ends = [await startAssisted(server), await startAssisted(server, { token })];
    for (const end of ends) await getAnswer(server, end, 'Something private?');
    const cantOpen = async () => {
      for (const { conversationId } of ends) {
        const params = { conversationUuid: conversationId };
        for (const call of [takeConversation, closeConversation])
          expect((await server.ask(call, { token: agent.token, params })).statusCode).toBe(404);
        const files = { token: agent.token, params: { ...params, fileUuid: randomUUID() } };
        expect((await server.ask(readAgentChatFile, files)).statusCode).toBe(404);
        const socket = openChatEnd(server, url, agent.token, conversationId);
        await socket.until(({ connection }) => connection === 'REFUSED');
        expect(socket.codes).toEqual([4403]);
        for (const state of CONVERSATION_LISTS) {
          const { items } = await server.send(listConversations, { token: agent.token, query: { state } });
          expect(items.map(({ conversationUuid }) => conversationUuid)).not.toContain(conversationId);
        }
      }
    };
    await cantOpen();
    now = new Date(start.getTime() + 11 * MINUTE_MS);
    await endAbandonedConversations(server.context);
    await cantOpen();
    now = start;
  });

  test('its token opens no socket while the assistant answers', async () => {
    const end = await startAssisted(server);
    const socket = openChatEnd(server, url, end.token, end.conversationId);
    await socket.until(({ connection }) => connection === 'REFUSED');
    expect(socket.codes).toEqual([4403]);
  });

  test('saves once whether an answer helped and why, where staff count it [CALL-058]', async () => {
    const { token, uuid } = await createOwner();
    const end = await startAssisted(server, { token, applicationUuid: uuid });
    const questions = [];
    for (const question of ['One?', 'Two?', 'Three?']) questions.push(await getAnswer(server, end, question));
    const [one, two, three] = questions.map(({ questionId }) => questionId);
    expect((await rate(end, one!, { rating: 0 })).json()).toMatchObject({ status: 'reason-missing' });
    expect((await rate(end, one!, { rating: 0, feedbackMessage: 'x'.repeat(141) })).statusCode).toBe(400);
    expect((await rate(end, randomUUID(), { rating: 1 })).statusCode).toBe(404);
    expect((await rate(end, one!, { rating: 0, feedbackMessage: 'My SSN is 666-12-3456' })).statusCode).toBe(422);
    expect((await rate(end, one!, { rating: 0, feedbackMessage: 'Answer too vague' })).statusCode).toBe(204);
    expect((await rate(end, one!, { rating: 1 })).statusCode).toBe(204);
    expect((await rate(end, two!, { rating: 1 })).statusCode).toBe(204);
    expect((await rate(end, three!, { rating: 0, feedbackMessage: 'It named Waldemar.' })).statusCode).toBe(204);
    const { items, counts } = await server.send(listFeedback, { token: admin.token, query: { kind: 'ASSISTANT' } });
    const own = items.filter(({ application }) => application?.uuid === uuid);
    expect(own.toSorted((first, second) => first.choice.localeCompare(second.choice))).toMatchObject([
      { choice: 'HELPFUL', message: '' },
      { choice: 'OTHER', message: 'It named Waldemar.', pathname: '/account/heloc/register-v2' },
      { choice: 'VAGUE', message: '' },
    ]);
    expect(counts).toContainEqual({ choice: 'VAGUE', count: 1 });
  });

  test('questions, answers and feedback are in the borrower’s copy of their data', async () => {
    const { token, uuid, identityUuid } = await createOwner();
    const end = await startAssisted(server, { token, applicationUuid: uuid });
    const { questionId, responseStr } = await getAnswer(server, end, 'Blue or green?');
    await rate(end, questionId, { rating: 0, feedbackMessage: 'Not what I was asking about' });
    const chats = [];
    for await (const chat of loadOwnChats(server.context, { identityUuid, organisation: 'FIGURE' }, new Map()))
      chats.push(chat);
    expect(chats).toMatchObject([
      {
        messages: [
          { author: 'APPLICANT', text: 'Blue or green?' },
          { author: 'ASSISTANT', text: responseStr },
        ],
      },
    ]);
    expect(await loadOwnFeedback(server.context, identityUuid)).toMatchObject([
      { kind: 'ASSISTANT', choice: 'NOT_ASKED' },
    ]);
  });
});
