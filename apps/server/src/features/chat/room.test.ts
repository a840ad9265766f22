import { randomUUID } from 'node:crypto';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  reassignConversation,
  removeCannedAnswer,
  searchConversations,
  superviseChats,
  takeConversation,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startAssisted } from '../../../test/assistant.ts';
import { startConversation, turnOnChat } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { appendMessage, endConversation } from './messages.ts';
import { findConversation } from './store.ts';

onOneDatabase('the chat room', (open) => {
  let server: TestApp;
  let agent: StaffMember;
  let supervisor: StaffMember;
  let admin: StaffMember;
  let foreign: StaffMember;
  const start = new Date('2026-11-24T18:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    await turnOnChat(server);
    await turnOnChat(server, 'HOMEPOINT');
    agent = await logInStaffMember(server, 'agent');
    supervisor = await logInStaffMember(server, 'supervisor');
    admin = await logInStaffMember(server, 'admin');
    foreign = await logInStaffMember(server, 'agent', 'HOMEPOINT');
  }, 180_000);

  const say = (conversation: string, text: string, staffUuid: string | null = null, isAssistant?: true) =>
    appendMessage(server.context, {
      conversation,
      clientId: randomUUID(),
      text,
      staffUuid,
      ...(isAssistant && { isAssistant }),
    });
  const take = (conversationUuid: string, { token } = agent) =>
    server.send(takeConversation, { token, params: { conversationUuid } });
  const begin = async (...texts: string[]): Promise<string> => {
    const { uuid } = await startConversation(server);
    for (const text of texts) await say(uuid, text);
    return uuid;
  };

  describe('search', () => {
    const search = (body: object, { token } = agent) => server.send(searchConversations, { token, body });
    const find = async (body: object, staff = agent): Promise<string[]> =>
      (await search(body, staff)).items.map(({ conversation }) => conversation.conversationUuid);

    test('finds a chat by words of several messages, by name, by agent and by day', async () => {
      const uuid = await begin('My roof is new.', 'It is called Waldemar.');
      await take(uuid);
      await say(uuid, 'Noted, thank you.', agent.staffUuid);
      await endConversation(server.context, uuid);
      const other = await begin('My roof is old.');
      expect(await find({ words: 'ROOF waldemár' })).toEqual([uuid]);
      expect(await find({ words: 'roof' })).toEqual(expect.arrayContaining([uuid, other]));
      expect(await find({ words: 'roof', borrower: 'rosalia@' })).toContain(uuid);
      expect(await find({ words: 'roof', borrower: 'nobody' })).toEqual([]);
      expect(await find({ words: 'roof', staffUuid: agent.staffUuid })).toEqual([uuid]);
      expect(await find({ words: 'waldemar', from: '2026-11-24', to: '2026-11-24' })).toEqual([uuid]);
      expect(await find({ words: 'waldemar', from: '2026-11-25' })).toEqual([]);
      expect(await find({ words: 'waldemar', to: '2026-11-23' })).toEqual([]);
      const { items } = await search({ words: 'waldemar' });
      expect(items[0]?.excerpt).toBe('It is called Waldemar.');
    });

    test('leaves out other lenders’ chats and those that only the assistant had, open or ended', async () => {
      const uuid = await begin('A word for lenders: Xerxes.');
      const { conversationId } = await startAssisted(server);
      await say(conversationId, 'Xerxes');
      expect(await find({ words: 'xerxes' })).toEqual([uuid]);
      await endConversation(server.context, conversationId);
      expect(await find({ words: 'xerxes' })).toEqual([uuid]);
      expect(await find({ words: 'xerxes' }, foreign)).toEqual([]);
    });

    test('reads a bounded number of chats and continues with its cursor', async () => {
      const oldest = await begin('Needle');
      const { db } = server.context;
      const row = (await findConversation(db, oldest))!;
      const old = new Date('2026-01-05T18:00:00Z');
      await db.updateTable('chat_conversation').set({ last_message_at: old }).where('uuid', '=', oldest).execute();
      // Chats without messages that match, copied in the table: 250 starts would take minutes.
      for (let n = 0; n < 250; n += 1) {
        const uuid = randomUUID();
        const visitor = server.context.vault.seal(sealContext('chat_conversation', uuid), {
          friendlyName: '',
          emailAddress: '',
        });
        await db
          .insertInto('chat_conversation')
          .values({
            ...row,
            ...visitor,
            uuid,
            contact_id: randomUUID(),
            last_message_at: new Date(old.getTime() + 1000),
          })
          .execute();
      }
      const body = { words: 'needle', to: '2026-01-05' };
      const first = await search(body);
      expect({ read: first.read, items: first.items }).toEqual({ read: 200, items: [] });
      const second = await search({ ...body, cursor: first.nextCursor });
      expect(second.items.map(({ conversation }) => conversation.conversationUuid)).toEqual([oldest]);
      expect({ read: second.read, nextCursor: second.nextCursor }).toEqual({ read: 51, nextCursor: null });
      await db.deleteFrom('chat_conversation').where('last_message_at', '<', new Date('2026-02-01')).execute();
    });

    test('is in the audit trail, without what was searched', async () => {
      await search({ words: 'Ramses' });
      const entries = await server.context.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('event', '=', 'chat.searched')
        .execute();
      expect(entries.length).toBeGreaterThan(0);
      expect(JSON.stringify(entries)).not.toContain('Ramses');
    });
  });

  describe('supervision', () => {
    const supervise = async () => server.send(superviseChats, { token: supervisor.token });
    const findChat = async (uuid: string) =>
      (await supervise()).chats.find(({ conversation }) => conversation.conversationUuid === uuid);
    const reassign = (conversationUuid: string, staffUuid: string | null, { token } = supervisor) =>
      server.ask(reassignConversation, { token, params: { conversationUuid }, body: { staffUuid } });

    test('says since when a borrower waits, and what each agent has', async () => {
      const uuid = await begin('First');
      now = new Date(start.getTime() + 60_000);
      await say(uuid, 'Second');
      expect((await findChat(uuid))?.waitingSince).toBe(start.toISOString());
      await take(uuid);
      await say(uuid, 'Answer', agent.staffUuid);
      expect((await findChat(uuid))?.waitingSince).toBeNull();
      now = new Date(start.getTime() + 120_000);
      await say(uuid, 'Third');
      expect((await findChat(uuid))?.waitingSince).toBe(now.toISOString());
      const load = (await supervise()).agents.find(({ agent: { staffUuid } }) => staffUuid === agent.staffUuid);
      expect(load).toMatchObject({ open: 1, unanswered: 1 });
      await endConversation(server.context, uuid);
      expect(await findChat(uuid)).toBeUndefined();
      now = start;
    });

    test('takes a chat over, gives it to a colleague and back to the queue', async () => {
      const uuid = await begin('Hello');
      await take(uuid);
      expect((await reassign(uuid, supervisor.staffUuid)).json()).toMatchObject({
        state: 'ACTIVE',
        assignee: { staffUuid: supervisor.staffUuid },
      });
      expect(await say(uuid, 'Mine', agent.staffUuid)).toBe('NOT_YOURS');
      expect(await say(uuid, 'Mine', supervisor.staffUuid)).toBe(2);
      expect((await reassign(uuid, agent.staffUuid)).json()).toMatchObject({
        assignee: { staffUuid: agent.staffUuid },
      });
      expect((await reassign(uuid, null)).json()).toMatchObject({ state: 'QUEUE', assignee: null });
    });

    test('refuses people who can’t answer chats, ended chats, other lenders’ and those with the assistant', async () => {
      const uuid = await begin('Hello');
      expect((await reassign(uuid, admin.staffUuid)).json()).toMatchObject({ status: 'choice-unknown' });
      expect((await reassign(uuid, supervisor.staffUuid, agent)).statusCode).toBe(403);
      await endConversation(server.context, uuid);
      expect((await reassign(uuid, agent.staffUuid)).json()).toMatchObject({ status: 'conversation-over' });
      const { conversationId } = await startAssisted(server);
      expect((await reassign(conversationId, agent.staffUuid)).statusCode).toBe(404);
      const { uuid: other } = await startConversation(server, { organisation: 'HOMEPOINT' });
      expect((await reassign(other, agent.staffUuid)).statusCode).toBe(404);
    });
  });

  describe('canned answers', () => {
    const body = { title: 'Pay stubs', text: 'Hi {{firstName}}, a PDF is better.' };

    test('are written by those who may, read by agents of the lender, and changed only as they were read', async () => {
      expect((await server.ask(addCannedAnswer, { token: agent.token, body })).statusCode).toBe(403);
      const { answerUuid, version } = await server.send(addCannedAnswer, { token: admin.token, body });
      const params = { answerUuid };
      expect(await server.send(listCannedAnswers, { token: agent.token })).toMatchObject([body]);
      expect(await server.send(listCannedAnswers, { token: foreign.token })).toEqual([]);
      const changed = { ...body, title: 'Proof of income' };
      const change = (of: number) =>
        server.ask(changeCannedAnswer, { token: admin.token, params, version: of, body: changed });
      expect((await change(version)).json()).toMatchObject({ ...changed, version: version + 1 });
      expect((await change(version)).json()).toMatchObject({ status: 'stale-version' });
      const remove = (of: number) => server.ask(removeCannedAnswer, { token: admin.token, params, version: of });
      expect((await remove(version)).json()).toMatchObject({ status: 'stale-version' });
      expect((await remove(version + 1)).statusCode).toBe(204);
      expect((await remove(version + 1)).statusCode).toBe(404);
    });

    test('have no other placeholder and no secret number', async () => {
      for (const text of ['Hi {{lastName}}', 'It is 666-12-3456.'])
        expect((await server.ask(addCannedAnswer, { token: admin.token, body: { ...body, text } })).statusCode).toBe(
          400,
        );
    });
  });
});
