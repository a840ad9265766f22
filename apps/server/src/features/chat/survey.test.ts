import { randomUUID } from 'node:crypto';
import {
  answerChatSurvey,
  createHeloc,
  listChatSurveys,
  readChatInfo,
  readChatSurvey,
  takeConversation,
} from '@lintel/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeAccount } from '../../../test/account.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startAssisted } from '../../../test/assistant.ts';
import { startConversation, turnOnChat } from '../../../test/chat.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { removeRows } from '../retention/erase.ts';
import { FILE_RECORD_ROWS } from '../retention/file-tables.ts';
import { endConversation } from './messages.ts';
import { appendMessage } from './messages.ts';
import { findConversation } from './store.ts';

onOneDatabase('the survey after a chat', (open) => {
  let server: TestApp;
  let agent: StaffMember;
  let supervisor: StaffMember;
  const start = new Date('2026-11-24T18:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    await turnOnChat(server);
    await turnOnChat(server, 'HOMEPOINT');
    agent = await logInStaffMember(server, 'agent');
    supervisor = await logInStaffMember(server, 'supervisor');
  }, 180_000);
  beforeEach(async () => {
    now = start;
    await server.context.db.deleteFrom('chat_survey').execute();
  });

  const getContact = async (uuid: string): Promise<string> =>
    (await findConversation(server.context.db, uuid))!.contact_id;
  const answer = (contactId: string, rating: number, comment?: string | null) =>
    server.ask(answerChatSurvey, { body: { contactId, rating, ...(comment !== undefined && { comment }) } });
  const list = ({ token } = supervisor) => server.send(listChatSurveys, { token });
  const read = (conversationUuid: string, { token } = agent) =>
    server.ask(readChatSurvey, { token, params: { conversationUuid } });
  const write = (conversation: string) =>
    appendMessage(server.context, { conversation, clientId: randomUUID(), text: 'Hello', staffUuid: null });
  /** A chat that the agent took, if there is one, and that has ended. */
  const endChat = async (by?: StaffMember, started: Parameters<typeof startConversation>[1] = {}): Promise<string> => {
    const { uuid } = await startConversation(server, started);
    await write(uuid);
    if (by) await server.send(takeConversation, { token: by.token, params: { conversationUuid: uuid } });
    await endConversation(server.context, uuid);
    return uuid;
  };

  test('is answered with the contact of the chat’s token, sealed, and read by supervisors and agents', async () => {
    const { uuid, chatToken } = await startConversation(server);
    await write(uuid);
    await server.send(takeConversation, { token: agent.token, params: { conversationUuid: uuid } });
    await endConversation(server.context, uuid);
    const { data } = await server.send(readChatInfo, {
      headers: { authorization: `Bearer ${chatToken}` },
      body: { omniProxyChannelId: uuid },
    });
    expect((await read(uuid)).json()).toEqual({ survey: null });
    expect((await answer(data.contactId, 4, '  Agnes was quick.  ')).statusCode).toBe(204);
    const survey = { rating: 4, comment: 'Agnes was quick.', answeredAt: start.toISOString() };
    expect((await read(uuid)).json()).toEqual({ survey });
    const who = { staffUuid: agent.staffUuid, name: 'Agnes Chatwell' };
    expect(await list()).toEqual({
      answers: 1,
      average: 4,
      ratings: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })),
      agents: [{ agent: who, answers: 1, average: 4 }],
      newest: [{ ...survey, conversationUuid: uuid, isLoggedIn: false, friendlyName: 'Rosalia Vega', agent: who }],
    });
    const [row] = await server.context.db.selectFrom('chat_survey').selectAll().execute();
    expect(JSON.stringify(row) + row?.sealed.toString('latin1')).not.toContain('Agnes');
    const trail = await server.context.db.selectFrom('audit_entry').selectAll().execute();
    expect(trail.some(({ about }) => about.includes('ST-11 surveys'))).toBe(true);
    expect(JSON.stringify(trail)).not.toContain('was quick');
  });

  test('refuses alike an unknown contact, an open chat, one without a message and one that only the assistant had', async () => {
    const { uuid: waiting } = await startConversation(server);
    const { uuid: taken } = await startConversation(server);
    await server.send(takeConversation, { token: agent.token, params: { conversationUuid: taken } });
    const { conversationId: assisted } = await startAssisted(server);
    const { conversationId: over } = await startAssisted(server);
    await endConversation(server.context, over);
    const { uuid: empty } = await startConversation(server);
    await endConversation(server.context, empty);
    const contacts = await Promise.all([waiting, taken, empty, assisted, over].map(getContact));
    const refused = await Promise.all([randomUUID(), ...contacts].map((contact) => answer(contact, 5)));
    const toSeen = (reply: (typeof refused)[number]) => ({
      ...(reply.json() as object),
      requestId: '',
      code: reply.statusCode,
    });
    for (const reply of refused) expect(toSeen(reply)).toEqual(toSeen(refused[0]!));
    expect(refused[0]?.json()).toMatchObject({ status: 'not-found' });
    expect(await server.context.db.selectFrom('chat_survey').selectAll().execute()).toEqual([]);
  });

  test('replaces an answer for 7 days from the first, and refuses another then', async () => {
    const uuid = await endChat();
    const contact = await getContact(uuid);
    await answer(contact, 1, 'Too slow.');
    now = new Date(start.getTime() + 6 * DAY_MS);
    expect((await answer(contact, 5)).statusCode).toBe(204);
    const fresh = await logInStaffMember(server, 'agent');
    expect((await read(uuid, fresh)).json()).toEqual({
      survey: { rating: 5, comment: null, answeredAt: now.toISOString() },
    });
    now = new Date(start.getTime() + 7 * DAY_MS - 1);
    expect((await answer(contact, 4, ' ')).statusCode).toBe(204);
    now = new Date(start.getTime() + 7 * DAY_MS);
    expect((await answer(contact, 2)).json()).toMatchObject({ status: 'not-found' });
    expect((await server.context.db.selectFrom('chat_survey').select('rating').execute()).length).toBe(1);
    expect((await findRow(uuid))?.rating).toBe(4);
  });

  test('keeps one answer of two at the same time', async () => {
    const uuid = await endChat();
    const contact = await getContact(uuid);
    const replies = await Promise.all([2, 3, 2, 3].map((rating) => answer(contact, rating)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect([2, 3]).toContain((await findRow(uuid))?.rating);
  });

  test.each([
    ['a rating of 6', { rating: 6 }, 'rating', 'Choose a rating.'],
    [
      'a secret number',
      { rating: 3, comment: 'My number is 666-12-3456.' },
      'comment',
      'This looks like a Social Security or account number. Remove it before you send your message.',
    ],
    ['1,001 characters', { rating: 3, comment: 'a'.repeat(1001) }, 'comment', 'Use at most 1000 characters.'],
  ])('refuses %s and stores nothing', async (_what, body, field, message) => {
    const uuid = await endChat();
    const contactId = await getContact(uuid);
    const reply = await server.raw('POST', answerChatSurvey.path, { body: { contactId, ...body } });
    expect({ code: reply.statusCode, errors: (reply.json() as { errors: unknown }).errors }).toEqual({
      code: 400,
      errors: [{ field, message }],
    });
    expect(await findRow(uuid)).toBeUndefined();
  });

  test('refuses a property that it doesn’t know', async () => {
    const contactId = await getContact(await endChat());
    const reply = await server.raw('POST', answerChatSurvey.path, { body: { contactId, rating: 3, name: 'Rosalia' } });
    expect(reply.statusCode).toBe(400);
  });

  test('sums up 30 days, by agent, and counts chats that no one answered apart', async () => {
    const [old, one, two, alone] = [
      await endChat(agent),
      await endChat(agent),
      await endChat(supervisor),
      await endChat(),
    ];
    await answer(await getContact(old), 1);
    now = new Date(start.getTime() + 29 * DAY_MS);
    for (const [uuid, rating] of [
      [one, 5],
      [two, 4],
      [alone, 1],
    ] as const) {
      await answer(await getContact(uuid), rating);
      now = new Date(now.getTime() + 1000);
    }
    now = new Date(start.getTime() + 30 * DAY_MS + 1);
    const fresh = await logInStaffMember(server, 'supervisor');
    const { answers, average, agents, newest } = await list(fresh);
    expect({ answers, average }).toEqual({ answers: 3, average: 3.3 });
    expect(agents.map((row) => ({ ...row, agent: row.agent?.name ?? null }))).toEqual([
      { agent: 'Agnes Chatwell', answers: 1, average: 5 },
      { agent: 'Selma Lead', answers: 1, average: 4 },
      { agent: null, answers: 1, average: 1 },
    ]);
    expect(newest.map(({ conversationUuid }) => conversationUuid)).toEqual([alone, two, one]);
  });

  test('shows nothing to another lender, and results only to supervisors', async () => {
    const uuid = await endChat(agent);
    await answer(await getContact(uuid), 5, 'Great.');
    const foreign = await logInStaffMember(server, 'supervisor', 'HOMEPOINT');
    expect(await list(foreign)).toMatchObject({ answers: 0, average: null, agents: [], newest: [] });
    expect((await read(uuid, foreign)).statusCode).toBe(404);
    expect((await server.ask(listChatSurveys, { token: agent.token })).statusCode).toBe(403);
  });

  test('leaves out chats of a person in whose file the supervisor has an interest', async () => {
    const { token, identityUuid } = await server.createBorrower();
    await changeAccount(server.context, identityUuid, { email: supervisor.email, phone: '' });
    const body = buildCreation(supervisor.email);
    const { uuid: applicationUuid } = await server.send(createHeloc, { query: { state: 'CO' }, token, body });
    const own = [await endChat(agent, { token, applicationUuid }), await endChat(agent, { token })];
    for (const uuid of own) await answer(await getContact(uuid), 1);
    const other = await endChat(agent);
    await answer(await getContact(other), 5);
    const results = await list();
    expect(results).toMatchObject({ answers: 1, average: 5, agents: [{ answers: 1, average: 5 }] });
    expect(results.newest.map(({ conversationUuid }) => conversationUuid)).toEqual([other]);
    for (const uuid of own) expect((await read(uuid, supervisor)).statusCode).toBe(404);
    const lead = await logInStaffMember(server, 'supervisor');
    expect((await list(lead)).answers).toBe(3);
  });

  test('is erased with its application, and with a chat that is removed', async () => {
    const { token, email } = await server.createBorrower();
    const body = buildCreation(email);
    const { uuid: applicationUuid } = await server.send(createHeloc, { query: { state: 'CO' }, token, body });
    const [about, visitor] = [await endChat(agent, { token, applicationUuid }), await endChat()];
    for (const uuid of [about, visitor]) await answer(await getContact(uuid), 3, 'Fine.');
    for (const rows of FILE_RECORD_ROWS.APPLICATION.filter(({ table }) => table === 'chat_survey'))
      await server.context.db.transaction().execute((trx) => removeRows(trx, applicationUuid, rows));
    expect(await findRow(about)).toBeUndefined();
    expect(await findRow(visitor)).toBeDefined();
    await server.context.db.deleteFrom('chat_conversation').where('uuid', '=', visitor).execute();
    expect(await findRow(visitor)).toBeUndefined();
  });

  const findRow = (uuid: string) =>
    server.context.db.selectFrom('chat_survey').selectAll().where('conversation_uuid', '=', uuid).executeTakeFirst();
});
