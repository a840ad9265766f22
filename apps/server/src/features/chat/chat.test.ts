import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import {
  authenticateChat,
  closeConversation,
  createHeloc,
  listChatAgents,
  listChatColleagues,
  listConversations,
  logOut,
  readChatInfo,
  refreshChatNonce,
  refreshChatToken,
  startStreamChat,
  startWebChat,
  takeConversation,
  transferConversation,
} from '@lintel/contract';
import { CHAT_MESSAGE_LENGTH, CHAT_MODES } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { changeAccount } from '../../../test/account.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listenForChat, openChatEnd, startConversation, VISITOR } from '../../../test/chat.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { endAbandonedConversations } from './messages.ts';
import { findConversation } from './store.ts';

const HOUR = 3_600_000;

onOneDatabase('chat', (open) => {
  let server: TestApp;
  let url: string;
  let agent: StaffMember;
  let colleague: StaffMember;
  let foreign: StaffMember;
  let closer: StaffMember;
  const start = new Date('2026-11-24T18:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    url = await listenForChat(server);
    agent = await logInStaffMember(server, 'agent');
    colleague = await logInStaffMember(server, 'agent');
    foreign = await logInStaffMember(server, 'agent', 'HOMEPOINT');
    closer = await logInStaffMember(server, 'closer');
  }, 60_000);

  /** Sends the first message: until then a conversation is in no list. */
  const ask = async ({ uuid, chatToken }: { uuid: string; chatToken: string }) => {
    const end = openChatEnd(server, url, chatToken, uuid);
    end.channel.send('Hello');
    await end.until(({ messages }) => messages.length > 0);
    end.channel.close();
  };
  const takeAs = (staff: StaffMember, conversationUuid: string) =>
    server.ask(takeConversation, { token: staff.token, params: { conversationUuid } });
  const list = async (state: 'QUEUE' | 'MINE' | 'ANSWERED' | 'CLOSED', staff = agent) =>
    (await server.send(listConversations, { token: staff.token, query: { state } })).items;
  const find = async (state: Parameters<typeof list>[0], uuid: string, staff = agent) =>
    (await list(state, staff)).find((one) => one.conversationUuid === uuid);

  test('a borrower asks, an agent takes the conversation and answers, and both read it in one order [CALL-050, DATA-044, ROLE-011]', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    borrower.channel.send('Is a screenshot of my pay stub fine?');
    await borrower.until(({ messages }) => messages.length === 1);
    expect(await find('QUEUE', uuid)).toMatchObject({
      ...VISITOR,
      isUnanswered: true,
      page: '/account/heloc/register-v2',
    });
    const staff = openChatEnd(server, url, agent.token, uuid);
    await staff.until(({ messages }) => messages.length === 1);
    staff.channel.send('Too early.');
    const { pending } = await staff.until((view) => view.pending.some(({ refusal }) => refusal !== undefined));
    expect(pending[0]?.refusal).toBe('NOT_YOURS');
    expect((await takeAs(agent, uuid)).statusCode).toBe(200);
    await borrower.until(({ progress }) => progress?.state === 'ACTIVE');
    expect(borrower.channel.view.progress?.agent).toBe('Agnes Chatwell');
    staff.channel.send('A PDF is better.');
    await borrower.until(({ messages }) => messages.length === 2);
    expect(borrower.channel.view.messages.map(({ author }) => author)).toEqual(['APPLICANT', 'AGENT']);
    expect(await find('MINE', uuid)).toMatchObject({ isUnanswered: false });
    borrower.channel.end();
    await staff.until(({ progress }) => progress?.state === 'ENDED');
    borrower.channel.send('One more thing.');
    await borrower.until((view) => view.pending.some(({ refusal }) => refusal === 'ENDED'));
    expect(await find('CLOSED', uuid)).toMatchObject({ state: 'ENDED' });
  });

  test('stores what people write sealed, and no name, email or query of the page in clear', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    borrower.channel.send('My dog is called Waldemar.');
    await borrower.until(({ messages }) => messages.length === 1);
    const { db } = server.context;
    const rows = [
      ...(await db.selectFrom('chat_message').selectAll().where('conversation_uuid', '=', uuid).execute()),
      ...(await db.selectFrom('chat_conversation').selectAll().where('uuid', '=', uuid).execute()),
      ...(await db.selectFrom('chat_token').selectAll().execute()),
    ];
    const stored = rows
      .map((row) => JSON.stringify(row) + ('sealed' in row ? row.sealed.toString('latin1') : ''))
      .join();
    for (const secret of ['Waldemar', 'Rosalia', 'rosalia@example.com', 'code=secret', chatToken])
      expect(stored).not.toContain(secret);
  });

  test('stores a message once however often its browser sends it, and refuses an empty one and a secret number [CHAT-027]', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    await borrower.until(({ connection }) => connection === 'OPEN');
    const clientId = randomUUID();
    for (let times = 0; times < 3; times += 1) borrower.channel.send('Once.', clientId);
    borrower.channel.send('   ');
    borrower.channel.send('My number is 666-12-3456.');
    borrower.channel.send('Last.');
    await borrower.until(({ messages }) => messages.some(({ text }) => text === 'Last.'));
    expect(borrower.texts()).toEqual(['Once.', 'Last.']);
    expect(borrower.channel.view.pending.map(({ refusal }) => refusal)).toEqual(['EMPTY', 'SECRET_NUMBER']);
  });

  test('refuses a message that is too long by name, and keeps its socket', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    borrower.channel.send('a'.repeat(CHAT_MESSAGE_LENGTH + 1));
    borrower.channel.send('a'.repeat(CHAT_MESSAGE_LENGTH));
    await borrower.until(({ messages }) => messages.length === 1);
    expect(borrower.channel.view.pending.map(({ refusal }) => refusal)).toEqual(['TOO_LONG']);
    expect(borrower.codes).toEqual([]);
  });

  test('shows the last 20 messages at first and the 20 before them when asked [CHAT-037, CONST-057]', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const texts = Array.from({ length: 45 }, (_, index) => `Message ${index + 1}`);
    // One socket may send 20 frames in 5 seconds.
    for (const part of [texts.slice(0, 15), texts.slice(15, 30), texts.slice(30)]) {
      const writer = openChatEnd(server, url, chatToken, uuid);
      for (const text of part) writer.channel.send(text);
      await writer.until(({ messages }) => messages.at(-1)?.text === part.at(-1));
    }
    const reader = openChatEnd(server, url, chatToken, uuid);
    await reader.until(({ messages }) => messages.length > 0);
    expect(reader.texts()).toEqual(texts.slice(25));
    reader.channel.loadEarlier();
    await reader.until(({ messages }) => messages.length > 20);
    expect(reader.texts()).toEqual(texts.slice(5));
    reader.channel.loadEarlier();
    await reader.until(({ messages }) => messages.length > 40);
    expect(reader.texts()).toEqual(texts);
  });

  test('tells staff what is being typed but for secret numbers, the borrower only that someone types, and stores neither', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    const staff = openChatEnd(server, url, agent.token, uuid);
    await Promise.all([borrower, staff].map((end) => end.until(({ connection }) => connection === 'OPEN')));
    borrower.channel.tellTyping('I wonder whe');
    await staff.until(() => staff.frames.some(({ t }) => t === 'typing'));
    expect(staff.frames.find(({ t }) => t === 'typing')).toEqual({
      t: 'typing',
      author: 'APPLICANT',
      preview: 'I wonder whe',
    });
    borrower.channel.tellTyping('My number is 666-12');
    borrower.channel.tellTyping('My number is 666-12-3456');
    await staff.until(() => staff.frames.filter(({ t }) => t === 'typing').length === 3);
    expect(staff.frames.flatMap((frame) => (frame.t === 'typing' ? [frame.preview] : [])).slice(1)).toEqual([
      'My number is …',
      '',
    ]);
    staff.channel.tellTyping('Let me look');
    await borrower.until(() => borrower.frames.some(({ t }) => t === 'typing'));
    expect(borrower.frames.find(({ t }) => t === 'typing')).toEqual({ t: 'typing', author: 'AGENT', preview: null });
    expect(borrower.channel.view.messages).toEqual([]);
  });

  describe('tokens', () => {
    test('last 6 hours, and a newer one replaces the old one [CHAT-035, CONST-055, CALL-051]', async () => {
      const { uuid, chatToken } = await startConversation(server);
      const refresh = (token: string) => server.ask(refreshChatToken, { body: { token } });
      now = new Date(start.getTime() + 6 * HOUR - 1000);
      const { token, expiration } = await server.send(refreshChatToken, { body: { token: chatToken } });
      expect(expiration).toBe(new Date(now.getTime() + 6 * HOUR).toISOString());
      const again = await refresh(chatToken);
      expect(again.statusCode).toBe(401);
      expect(again.json()).toMatchObject({ status: 'chat-token-invalid', message: 'Token state is invalid.' });
      const old = openChatEnd(server, url, chatToken, uuid);
      await old.until(({ connection }) => connection === 'REFUSED');
      expect(old.codes.at(-1)).toBe(4401);
      now = new Date(now.getTime() + 6 * HOUR + 1);
      expect((await refresh(token)).statusCode).toBe(401);
      now = start;
    });

    test('end with the login in which the chat began, and with none that someone else has', async () => {
      const { token } = await server.createBorrower();
      const { nonce } = await server.send(authenticateChat, { token });
      const { nonce: late } = await server.send(authenticateChat, { token });
      const visitor = await startConversation(server);
      const own = [await startConversation(server, { token }), await startConversation(server, { nonce })];
      const { token: replaced } = await server.send(refreshChatToken, { body: { token: own[1]!.chatToken } });
      const open = [
        { uuid: own[0]!.uuid, chatToken: own[0]!.chatToken },
        { uuid: own[1]!.uuid, chatToken: replaced },
      ];
      for (const { uuid, chatToken } of open) {
        const end = openChatEnd(server, url, chatToken, uuid);
        await end.until(({ connection }) => connection === 'OPEN');
      }
      await server.send(logOut, { token });
      for (const { uuid, chatToken } of open) {
        expect((await server.ask(refreshChatToken, { body: { token: chatToken } })).statusCode).toBe(401);
        const end = openChatEnd(server, url, chatToken, uuid);
        await end.until(({ connection }) => connection === 'REFUSED');
        expect(end.codes.at(-1)).toBe(4401);
      }
      const start = { body: { formData: VISITOR, chatMode: 'nice' as const, nonce: late } };
      expect((await server.ask(startWebChat, start)).json()).toMatchObject({ status: 'nonce-invalid' });
      expect((await server.ask(refreshChatToken, { body: { token: visitor.chatToken } })).statusCode).toBe(200);
    });

    test('open only their own conversation', async () => {
      const [own, other] = [await startConversation(server), await startConversation(server)];
      const end = openChatEnd(server, url, own.chatToken, other.uuid);
      await end.until(({ connection }) => connection === 'REFUSED');
      expect(end.codes.at(-1)).toBe(4403);
      const info = (uuid: string) =>
        server.ask(readChatInfo, {
          body: { omniProxyChannelId: uuid },
          headers: { authorization: `Bearer ${own.chatToken}` },
        });
      expect((await info(other.uuid)).statusCode).toBe(401);
      expect((await info(own.uuid)).statusCode).toBe(200);
    });
  });

  test('web-chat-info returns one contact number for a conversation [CALL-052]', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const read = async () =>
      (
        await server.send(readChatInfo, {
          body: { omniProxyChannelId: uuid },
          headers: { authorization: `Bearer ${chatToken}` },
        })
      ).data.contactId;
    expect(await read()).toBe(await read());
    expect(await read()).not.toBe(uuid);
  });

  // A test of the assistant starts one in the mode chatbot.
  test.each(CHAT_MODES.filter((mode) => mode !== 'chatbot'))(
    'initWebChat starts a conversation in the mode %s [CALL-049, CHAT-004, ENUM-025]',
    async (chatMode) => {
      const reply = await server.send(startWebChat, { body: { formData: VISITOR, chatMode } });
      expect(reply.conversationSid).toBe(reply.omniProxyChannelId);
      await ask({ uuid: reply.omniProxyChannelId, chatToken: reply.token });
      expect(await find('QUEUE', reply.conversationSid)).toMatchObject({ mode: chatMode });
    },
  );

  test.each([
    ['no name', { friendlyName: ' ' }, 'Required'],
    ['a name of 129 characters', { friendlyName: 'a'.repeat(129) }, 'Cannot be more than 128 characters'],
    [
      'an email of 129 characters',
      { emailAddress: `${'a'.repeat(117)}@example.com` },
      'Cannot be more than 128 characters',
    ],
    ['no email', { emailAddress: 'rosalia' }, 'Please enter a valid email address'],
  ])('initWebChat refuses %s [CHAT-024, CHAT-025, CHAT-026, CONST-059]', async (_what, change, message) => {
    const reply = await server.ask(startWebChat, { body: { formData: { ...VISITOR, ...change }, chatMode: 'twilio' } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ message }] });
  });

  test('a nonce proves who is chatting, once, and is replaced by its own session only [CALL-053, CALL-054]', async () => {
    const { token, email, identityUuid } = await server.createBorrower();
    const { uuid: applicationUuid } = await server.send(createHeloc, {
      query: { state: 'CO' },
      token,
      body: buildCreation(email),
    });
    const { nonce: first } = await server.send(authenticateChat, { token });
    const other = await server.createBorrower();
    expect((await server.ask(refreshChatNonce, { token: other.token, query: { nonce: first } })).statusCode).toBe(401);
    const { nonce: second } = await server.send(authenticateChat, { token });
    const { nonce } = await server.send(refreshChatNonce, { token, query: { nonce: second } });
    const started = await startConversation(server, { nonce, applicationUuid });
    const { uuid } = started;
    await ask(started);
    const row = await server.context.db
      .selectFrom('chat_conversation')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    expect(row).toMatchObject({ identity_uuid: identityUuid, application_uuid: applicationUuid });
    expect(await find('QUEUE', uuid)).toMatchObject({
      application: { uuid: applicationUuid, explanation: expect.any(String) },
    });
    for (const spent of [nonce, second]) {
      const reply = await server.ask(startWebChat, { body: { formData: VISITOR, chatMode: 'nice', nonce: spent } });
      expect(reply.json()).toMatchObject({ status: 'nonce-invalid' });
    }
  });

  test('refuses an application that isn’t the caller’s like one that doesn’t exist', async () => {
    const owner = await server.createBorrower();
    const { uuid } = await server.send(createHeloc, {
      query: { state: 'CO' },
      token: owner.token,
      body: buildCreation(owner.email),
    });
    const { token } = await server.createBorrower();
    for (const caller of [undefined, token])
      for (const applicationUuid of [uuid, randomUUID()]) {
        const body = { formData: VISITOR, chatMode: 'nice' as const, applicationUuid };
        expect((await server.ask(startWebChat, { token: caller, body })).statusCode).toBe(404);
      }
  });

  test('shows staff the account of a person who is logged in, and who isn’t', async () => {
    const { token, email } = await server.createBorrower();
    await server.send(createHeloc, { query: { state: 'CO' }, token, body: buildCreation(email) });
    const [known, visitor] = [await startConversation(server, { token }), await startConversation(server)];
    for (const started of [visitor, known]) await ask(started);
    expect(await find('QUEUE', known.uuid)).toMatchObject({
      isLoggedIn: true,
      emailAddress: email,
      friendlyName: 'Ana Reyes',
    });
    expect(await find('QUEUE', visitor.uuid)).toMatchObject({ isLoggedIn: false, ...VISITOR });
  });

  test('lists people who are logged in first, and ends the chats that a visitor left a day ago', async () => {
    const visitor = await startConversation(server);
    await ask(visitor);
    now = new Date(start.getTime() + 2000);
    const { token } = await server.createBorrower();
    const known = await startConversation(server, { token });
    await ask(known);
    const order = (await list('QUEUE')).map(({ conversationUuid }) => conversationUuid);
    expect(order.indexOf(known.uuid)).toBeLessThan(order.indexOf(visitor.uuid));
    now = new Date(start.getTime() + 24 * HOUR);
    await endAbandonedConversations(server.context);
    const read = (uuid: string) => findConversation(server.context.db, uuid);
    expect(await read(visitor.uuid)).toMatchObject({ state: 'QUEUE' });
    now = new Date(start.getTime() + 24 * HOUR + 1);
    await endAbandonedConversations(server.context);
    expect(await read(visitor.uuid)).toMatchObject({ state: 'ENDED' });
    expect(await read(known.uuid)).toMatchObject({ state: 'QUEUE' });
    now = start;
  });

  test('starts no chat where the lender has none', async () => {
    const headers = { 'x-org': 'HOMEPOINT' };
    for (const call of [startWebChat, startStreamChat]) {
      const body = { formData: VISITOR, chatMode: 'nice' as const };
      expect((await server.ask(call, { headers, body })).json()).toMatchObject({ status: 'not-available' });
    }
  });

  test('one agent takes a conversation, hands it to a colleague or back, and ends it', async () => {
    const { uuid } = await startConversation(server);
    const params = { conversationUuid: uuid };
    const [one, two] = await Promise.all([takeAs(agent, uuid), takeAs(colleague, uuid)]);
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]));
    const [holder, other] = one.statusCode === 200 ? [agent, colleague] : [colleague, agent];
    const handOver = (staff: StaffMember, staffUuid: string | null) =>
      server.ask(transferConversation, { token: staff.token, params, body: { staffUuid } });
    expect((await handOver(other, null)).json()).toMatchObject({ status: 'taken-by-another' });
    expect((await handOver(holder, randomUUID())).json()).toMatchObject({ status: 'choice-unknown' });
    expect((await handOver(holder, other.staffUuid)).json()).toMatchObject({
      assignee: { staffUuid: other.staffUuid },
    });
    expect((await handOver(other, null)).json()).toMatchObject({ state: 'QUEUE', assignee: null });
    expect((await takeAs(holder, uuid)).statusCode).toBe(200);
    const close = (staff: StaffMember) => server.ask(closeConversation, { token: staff.token, params });
    expect((await close(other)).statusCode).toBe(409);
    expect((await close(holder)).json()).toMatchObject({ state: 'ENDED' });
    expect((await takeAs(other, uuid)).json()).toMatchObject({ status: 'conversation-over' });
  });

  test('lists who can answer chats, and their chat IDs outside production only [CALL-055, CHAT-054, ROLE-012]', async () => {
    const colleagues = await server.send(listChatColleagues, { token: agent.token });
    expect(colleagues.map(({ staffUuid }) => staffUuid)).toEqual(
      expect.arrayContaining([agent.staffUuid, colleague.staffUuid]),
    );
    const agents = await server.send(listChatAgents, { token: agent.token });
    expect(agents.map((one) => one.agent.chatId).toSorted()).toEqual(
      colleagues.map(({ staffUuid }) => staffUuid).toSorted(),
    );
    const { config } = server.context;
    Object.assign(config, { production: true });
    const inProduction = await server.ask(listChatAgents, { token: agent.token });
    Object.assign(config, { production: false });
    expect(inProduction.statusCode).toBe(404);
  });

  test('another lender’s conversation is closed to staff like one that doesn’t exist', async () => {
    const { uuid } = await startConversation(server);
    for (const channel of [uuid, randomUUID()]) {
      const end = openChatEnd(server, url, foreign.token, channel);
      await end.until(({ connection }) => connection === 'REFUSED');
      expect(end.codes.at(-1)).toBe(4403);
      expect((await takeAs(foreign, channel)).statusCode).toBe(404);
    }
    expect(await list('QUEUE', foreign)).toEqual([]);
    const end = openChatEnd(server, url, closer.token, uuid);
    await end.until(({ connection }) => connection === 'REFUSED');
    expect(end.codes.at(-1)).toBe(4401);
  });

  test('hides every chat of a person in whose file a staff member has an interest', async () => {
    const { token, identityUuid } = await server.createBorrower();
    await changeAccount(server.context, identityUuid, { email: agent.email, phone: '' });
    const body = buildCreation(agent.email);
    const { uuid: applicationUuid } = await server.send(createHeloc, { query: { state: 'CO' }, token, body });
    for (const about of [{ applicationUuid }, {}]) {
      const started = await startConversation(server, { token, ...about });
      await ask(started);
      expect(await find('QUEUE', started.uuid)).toBeUndefined();
      expect(await find('QUEUE', started.uuid, colleague)).toBeDefined();
      expect((await takeAs(agent, started.uuid)).statusCode).toBe(404);
      const end = openChatEnd(server, url, agent.token, started.uuid);
      await end.until(({ connection }) => connection === 'REFUSED');
      expect(end.codes.at(-1)).toBe(4403);
    }
  });

  test('writes in the audit trail which conversation a staff member opened, and about which application', async () => {
    const { token, email } = await server.createBorrower();
    const body = buildCreation(email);
    const { uuid: applicationUuid } = await server.send(createHeloc, { query: { state: 'CO' }, token, body });
    const { uuid } = await startConversation(server, { token, applicationUuid });
    const end = openChatEnd(server, url, agent.token, uuid);
    await end.until(({ connection }) => connection === 'OPEN');
    await server.context.audit.flush();
    const rows = await server.context.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('event', '=', 'chat.opened')
      .execute();
    expect(
      rows.map((row) => ({ application: row.application_uuid, about: JSON.parse(row.about) as unknown })),
    ).toContainEqual({ application: applicationUuid, about: { conversation: uuid } });
  });

  test('sends staff the waiting conversations and their own again after each change', async () => {
    const lists = openChatEnd(server, url, agent.token, null);
    const queued = (uuid: string) =>
      lists.frames.some((frame) => frame.t === 'lists' && frame.queue.some((one) => one.conversationUuid === uuid));
    const mine = (uuid: string) =>
      lists.frames.some((frame) => frame.t === 'lists' && frame.mine.some((one) => one.conversationUuid === uuid));
    await lists.until(({ connection }) => connection === 'OPEN');
    const started = await startConversation(server);
    const { uuid } = started;
    await ask(started);
    await lists.until(() => queued(uuid));
    await takeAs(agent, uuid);
    await lists.until(() => mine(uuid));
    expect(mine(uuid)).toBe(true);
  });

  test('refuses a socket that a page of another site opens, one that floods it, and one without a login', async () => {
    const upgrade = (origin: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = {
          origin,
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        };
        const sent = get(url.replace('ws', 'http'), { headers });
        sent.on('response', ({ statusCode }) => resolve(statusCode));
        sent.on('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          resolve(statusCode);
        });
        sent.on('error', reject);
      });
    expect(await upgrade('https://evil.example')).toBe(403);
    expect(await upgrade(new URL(url.replace('ws', 'http')).origin)).toBe(101);
    const open = (...contents: readonly string[]) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(url);
        socket.addEventListener('close', ({ code }) => resolve(code));
        socket.addEventListener('open', () => {
          for (const content of contents) socket.send(content);
        });
      });
    const ping = JSON.stringify({ t: 'ping' });
    expect(await open(ping)).toBe(4408);
    expect(await open('not a frame')).toBe(4400);
    expect(await open(JSON.stringify({ t: 'auth', token: 'none', channelId: randomUUID() }))).toBe(4401);
    const { uuid, chatToken } = await startConversation(server);
    const auth = JSON.stringify({ t: 'auth', token: chatToken, channelId: uuid });
    expect(await open(auth, ...Array.from({ length: 20 }, () => ping))).toBe(4429);
  });
});
