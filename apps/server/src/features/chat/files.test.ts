import { createHash, randomUUID } from 'node:crypto';
import {
  addAgentChatFile,
  addChatFile,
  buildPath,
  type Call,
  type ChatFile,
  readAgentChatFile,
  readChatFile,
  takeConversation,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listenForChat, openChatEnd, startConversation } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildPaystub, buildPhoto, EICAR } from '../../../test/hostile-files.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { dropAbandoned } from '../../records/document-store/index.ts';
import { orderFault } from '../../vendors/faults.ts';
import { removeAged } from '../retention/aged-records.ts';

/** The smallest files of each type, by what their first bytes are. */
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1');
const MP3 = Buffer.concat([
  Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'),
  Buffer.alloc(10),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
]);
const DAY = 86_400_000;

onOneDatabase('files of a chat', (open) => {
  let server: TestApp;
  let url: string;
  let agent: StaffMember;
  let foreign: StaffMember;
  let now = new Date('2026-12-01T18:00:00Z');
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    url = await listenForChat(server);
    agent = await logInStaffMember(server, 'agent');
    foreign = await logInStaffMember(server, 'agent', 'HOMEPOINT');
  }, 60_000);

  const request = (
    call: Call,
    bearer: string,
    params: Record<string, string>,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) =>
    fetch(new URL(buildPath(call, params), url.replace('ws', 'http')), {
      method: call.method,
      ...init,
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID(), ...init.headers },
    });
  const upload = (
    bearer: string,
    conversationUuid: string,
    {
      name,
      content,
      call = addChatFile,
      key = randomUUID(),
    }: { name: string; content: string | Uint8Array; call?: Call; key?: string },
  ) => {
    const body = new FormData();
    body.append('file', new Blob([Buffer.from(content)]), name);
    return request(call, bearer, { conversationUuid }, { body, headers: { 'idempotency-key': key } });
  };
  const add = async (...given: Parameters<typeof upload>): Promise<ChatFile> => {
    const reply = await upload(...given);
    expect(reply.status).toBe(201);
    return (await reply.json()) as ChatFile;
  };
  const startTaken = async () => {
    const started = await startConversation(server);
    await server.send(takeConversation, { token: agent.token, params: { conversationUuid: started.uuid } });
    return started;
  };

  test.each([
    ['a JPG', 'photo.jpg', 'image/jpeg', () => buildPhoto({ width: 40, height: 40 })],
    ['a PDF named as a picture', 'stub.png', 'application/pdf', buildPaystub],
    ['an AMR', 'voice.amr', 'audio/amr', () => Buffer.from('#!AMR\n\x3c\x91', 'latin1')],
    ['an MP3', 'voice.mp3', 'audio/mpeg', () => MP3],
    ['an MP4', 'roof.mp4', 'video/mp4', () => MP4],
    ['a TXT', 'notes.txt', 'text/plain', () => Buffer.from('Our roof is from 2019.\n')],
  ] as const)('takes %s by its content [CHAT-028]', async (_what, name, mediaType, build) => {
    const { uuid, chatToken } = await startConversation(server);
    expect(await add(chatToken, uuid, { name, content: await build() })).toMatchObject({ name, mediaType });
  });

  test.each([
    ['a program', 'photo.jpg', Buffer.from('MZ\x90\0\x03', 'latin1'), 415, 'file-type'],
    ['a page', 'notes.txt', '<html><script>alert(1)</script></html>', 422, 'file-active'],
    [
      'a recording that hides an archive',
      'roof.mp4',
      Buffer.concat([MP4, Buffer.from('PK\x05\x06')]),
      422,
      'file-active',
    ],
    ['text with controls', 'notes.txt', 'a\0b', 415, 'file-type'],
    ['a virus', 'notes.txt', EICAR, 422, 'file-infected'],
    ['nothing', 'notes.txt', '', 422, 'file-empty'],
    ['more than 16 MB', 'notes.txt', 'a'.repeat(16_000_001), 413, 'file-too-large'],
  ] as const)('refuses %s and keeps nothing of it [CHAT-028]', async (_what, name, content, status, error) => {
    const { uuid, chatToken } = await startConversation(server);
    const reply = await upload(chatToken, uuid, { name, content });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ status: error });
    const { db } = server.context;
    expect(await db.selectFrom('chat_file').select('uuid').where('conversation_uuid', '=', uuid).execute()).toEqual([]);
    expect(await db.selectFrom('upload_begun').select('file_ref').execute()).toEqual([]);
  });

  test('both sides send several files with a message, in order and once, and both can download them [CHAT-027, CHAT-029]', async () => {
    const { uuid, chatToken } = await startTaken();
    const borrower = openChatEnd(server, url, chatToken, uuid);
    const staff = openChatEnd(server, url, agent.token, uuid);
    const files = [
      await add(chatToken, uuid, { name: 'June stub.pdf', content: buildPaystub() }),
      await add(chatToken, uuid, { name: 'run.exe', content: 'It is text.' }),
    ];
    const clientId = borrower.channel.send('', randomUUID(), files);
    borrower.channel.send('', clientId, files);
    await staff.until(({ messages }) => messages.length === 1);
    expect(staff.channel.view.messages[0]).toMatchObject({ text: '', files });
    const answer = await add(agent.token, uuid, { name: 'Form.txt', content: 'Sign here.', call: addAgentChatFile });
    staff.channel.send('Here is the form.', randomUUID(), [answer]);
    await borrower.until(({ messages }) => messages.length === 2);
    expect(borrower.channel.view.messages.map((message) => message.files)).toEqual([files, [answer]]);
    borrower.channel.send('', randomUUID(), files);
    await borrower.until(({ pending }) => pending.some(({ refusal }) => refusal === 'FILES'));

    const ofStaff = await request(readAgentChatFile, agent.token, { conversationUuid: uuid, fileUuid: files[1]!.uuid });
    expect(await ofStaff.text()).toBe('It is text.');
    expect(Object.fromEntries(ofStaff.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="run.exe.txt"; filename*=UTF-8''run.exe.txt`,
      'x-content-type-options': 'nosniff',
    });
    const ofBorrower = await request(readChatFile, chatToken, { conversationUuid: uuid, fileUuid: answer.uuid });
    expect(await ofBorrower.text()).toBe('Sign here.');
  });

  test('a message has at most 5 files', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const borrower = openChatEnd(server, url, chatToken, uuid);
    await borrower.until(({ connection }) => connection === 'OPEN');
    const files = Array.from({ length: 6 }, () => ({
      uuid: randomUUID(),
      name: 'a',
      mediaType: 'text/plain' as const,
      size: 1,
    }));
    borrower.channel.send('Six.', randomUUID(), files);
    await borrower.until(() => borrower.codes.includes(4400));
    expect(borrower.texts()).toEqual([]);
    borrower.channel.close();
  });

  test('another conversation’s file and one that wasn’t sent yet are like one that doesn’t exist', async () => {
    const [own, other] = [await startTaken(), await startTaken()];
    const file = await add(own.chatToken, own.uuid, { name: 'mine.txt', content: 'Mine.' });
    const read = async (call: Call, bearer: string, conversationUuid: string, fileUuid = file.uuid) =>
      (await request(call, bearer, { conversationUuid, fileUuid })).status;
    expect(await read(readChatFile, own.chatToken, own.uuid)).toBe(200);
    expect(await read(readChatFile, other.chatToken, own.uuid)).toBe(404);
    expect(await read(readChatFile, other.chatToken, other.uuid)).toBe(404);
    expect(await read(readChatFile, other.chatToken, other.uuid, randomUUID())).toBe(404);
    expect(await read(readChatFile, 'none', own.uuid)).toBe(401);
    expect(await read(readAgentChatFile, agent.token, own.uuid)).toBe(404);
    expect(await read(readAgentChatFile, foreign.token, own.uuid)).toBe(404);
    const end = openChatEnd(server, url, own.chatToken, own.uuid);
    end.channel.send('Look.', randomUUID(), [file]);
    await end.until(({ messages }) => messages.length === 1);
    expect(await read(readAgentChatFile, agent.token, own.uuid)).toBe(200);
    expect(await read(readAgentChatFile, foreign.token, own.uuid)).toBe(404);
    const foreignUpload = await upload(foreign.token, own.uuid, {
      name: 'a.txt',
      content: 'a',
      call: addAgentChatFile,
    });
    expect(foreignUpload.status).toBe(404);
    expect((await upload(other.chatToken, own.uuid, { name: 'a.txt', content: 'a' })).status).toBe(404);
    const thief = openChatEnd(server, url, other.chatToken, other.uuid);
    thief.channel.send('', randomUUID(), [file]);
    await thief.until(({ pending }) => pending.some(({ refusal }) => refusal === 'FILES'));
  });

  test('the same upload again is the same file, and a visitor can add 10', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const key = randomUUID();
    const first = await add(chatToken, uuid, { name: 'a.txt', content: 'a', key });
    expect(await add(chatToken, uuid, { name: 'a.txt', content: 'a', key })).toEqual(first);
    for (let number = 2; number <= 10; number += 1) await add(chatToken, uuid, { name: 'a.txt', content: 'a' });
    const eleventh = await upload(chatToken, uuid, { name: 'a.txt', content: 'a' });
    expect(await eleventh.json()).toMatchObject({ status: 'too-many-files' });
  });

  test('a person’s files of a day are limited over all their conversations', async () => {
    const { token } = await server.createBorrower();
    const [one, other] = [await startConversation(server, { token }), await startConversation(server, { token })];
    const { uuid } = await add(one.chatToken, one.uuid, { name: 'a.txt', content: 'a' });
    const { db } = server.context;
    await db.updateTable('chat_file').set({ size: 400_000_000 }).where('uuid', '=', uuid).execute();
    const reply = await upload(other.chatToken, other.uuid, { name: 'a.txt', content: 'a' });
    expect(await reply.json()).toMatchObject({ status: 'too-many-files' });
    await db.updateTable('chat_file').set({ size: 1 }).where('uuid', '=', uuid).execute();
    await add(other.chatToken, other.uuid, { name: 'a.txt', content: 'a' });
  });

  test('visitors of one address add 20 files in a day over all conversations, and no lender stores more than it set', async () => {
    const elsewhere = url;
    const limited = await createTestApp(server.context.store, { env: { QUOTAS: '1' }, sessionNow: () => now });
    const full = await createTestApp(server.context.store, { env: { CHAT_STORAGE_GB: '0' }, sessionNow: () => now });
    const before = now;
    now = new Date(now.getTime() + 10 * DAY);
    const ends = [await startConversation(server), await startConversation(server), await startConversation(server)];
    const send = async (number: number) => {
      const { uuid, chatToken } = ends[number % 3]!;
      return upload(chatToken, uuid, { name: 'a.txt', content: 'a' });
    };
    try {
      url = (await limited.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
      for (let number = 0; number < 20; number += 1) {
        expect((await send(number)).status).toBe(201);
        now = new Date(now.getTime() + 61_000);
      }
      expect(await (await send(20)).json()).toMatchObject({ status: 'too-many-files' });
      now = new Date(now.getTime() + DAY);
      ends[0] = await startConversation(server);
      expect((await send(21)).status).toBe(201);
      url = (await full.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
      expect(await (await send(24)).json()).toMatchObject({ status: 'not-available' });
    } finally {
      url = elsewhere;
      now = before;
    }
  });

  test('a file that no scanner has checked leaves only once one has', async () => {
    const { uuid, chatToken } = await startTaken();
    await orderFault(server.context.db, 'scan', '5xx', 1, 0);
    const file = await add(chatToken, uuid, { name: 'a.txt', content: EICAR });
    const read = async () => {
      const reply = await request(readChatFile, chatToken, { conversationUuid: uuid, fileUuid: file.uuid });
      return ((await reply.json()) as { status: string }).status;
    };
    await orderFault(server.context.db, 'scan', '5xx', 1, 0);
    expect(await read()).toBe('not-available');
    expect(await read()).toBe('file-infected');
    expect(await read()).toBe('file-infected');
  });

  test('names are stored sealed, and the bytes go with the conversation and after a week without a message', async () => {
    const { db, vendors } = server.context;
    const { uuid, chatToken } = await startConversation(server);
    const content = `Waldemar ${randomUUID()}`;
    const file = await add(chatToken, uuid, { name: 'Waldemar.txt', content });
    const row = await db.selectFrom('chat_file').selectAll().where('uuid', '=', file.uuid).executeTakeFirstOrThrow();
    expect(JSON.stringify(row) + row.sealed.toString('latin1')).not.toContain('Waldemar');
    expect(row.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect((await vendors.files.get(row.file_ref!)).toString()).toBe(content);
    const other = await add(chatToken, uuid, { name: 'b.txt', content: 'b' });
    const [{ file_ref: otherRef } = { file_ref: null }] = await db
      .selectFrom('chat_file')
      .select('file_ref')
      .where('uuid', '=', other.uuid)
      .execute();
    await db.deleteFrom('chat_file').where('uuid', '=', other.uuid).execute();
    now = new Date(now.getTime() + 7 * DAY + 1000);
    await removeAged(server.context);
    await dropAbandoned(server.context);
    expect(await db.selectFrom('chat_file').selectAll().where('conversation_uuid', '=', uuid).execute()).toEqual([]);
    for (const ref of [row.file_ref!, otherRef!]) await expect(vendors.files.get(ref)).rejects.toThrow(Error);
  });
});
