import { randomUUID } from 'node:crypto';
import {
  CHAT_CLOSE,
  CHAT_SOCKET_PATH,
  type ChatClientFrame,
  type ChatServerFrame,
  logOutStaff,
} from '@lintel/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startConversation, turnOnChat } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { ChatConnection, type ChatSocket } from './connection.ts';
import { type FanOut, openFanOut } from './fan-out.ts';
import { appendMessage, appendNextMessage } from './messages.ts';
import { changeConversation } from './store.ts';
import { checkDueTokens } from './token-checks.ts';

/** A socket whose other end never closes: it stays in the state CLOSING until it is terminated. */
class StubbornSocket implements ChatSocket {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  readonly codes: (number | undefined)[] = [];
  readonly frames: ChatServerFrame[] = [];
  close(code?: number): void {
    this.readyState = 2;
    this.codes.push(code);
  }
  send(content: unknown): void {
    this.frames.push(JSON.parse(String(content)) as ChatServerFrame);
  }
  terminate(): void {
    this.readyState = 3;
  }
}

onOneDatabase('a chat connection', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    await turnOnChat(server);
  }, 60_000);
  const connections: ChatConnection[] = [];
  afterEach(() => {
    vi.useRealTimers();
    // The lists of staff follow every chat of the lender, also those of later tests.
    for (const connection of connections.splice(0)) connection.end();
  });

  const connect = (fanOut: FanOut = openFanOut(server.context)) => {
    const socket = new StubbornSocket();
    const connection = new ChatConnection({ context: server.context, fanOut }, socket);
    connections.push(connection);
    const send = (frame: ChatClientFrame): void => connection.receive(JSON.stringify(frame));
    const gets = async (t: ChatServerFrame['t']): Promise<void> => {
      await expect.poll(() => socket.frames.map((frame) => frame.t)).toContain(t);
    };
    return { socket, connection, send, gets };
  };

  test('ignores what arrives after too many frames, and is cut after a second', () => {
    vi.useFakeTimers();
    const { socket, connection } = connect();
    for (let sent = 0; sent < 50; sent += 1) connection.receive('{"t":"ping"}');
    expect(socket.codes).toEqual([CHAT_CLOSE.tooManyFrames]);
    vi.advanceTimersByTime(999);
    expect(socket.readyState).toBe(2);
    vi.advanceTimersByTime(1);
    expect(socket.readyState).toBe(3);
  });

  test('accepts a newer token of the same person only', async () => {
    const [agent, colleague] = [await logInStaffMember(server, 'agent'), await logInStaffMember(server, 'agent')];
    const foreign = await logInStaffMember(server, 'agent', 'HOMEPOINT');
    const { uuid, chatToken } = await startConversation(server);
    const change = async (channelId: string | null, token: string, newToken: string) => {
      const { socket, send, gets } = connect();
      send({ t: 'auth', token, channelId });
      await gets(channelId === null ? 'lists' : 'ready');
      send({ t: 'token', token: newToken });
      send({ t: 'ping' });
      await expect.poll(() => socket.codes[0] ?? socket.frames.at(-1)?.t).toBeOneOf(['pong', 4403, 4401]);
      return socket.codes[0];
    };
    expect(await change(null, agent.token, agent.token)).toBeUndefined();
    expect(await change(null, agent.token, colleague.token)).toBe(CHAT_CLOSE.otherChannel);
    expect(await change(null, agent.token, foreign.token)).toBe(CHAT_CLOSE.otherChannel);
    expect(await change(uuid, agent.token, chatToken)).toBe(CHAT_CLOSE.otherChannel);
    expect(await change(uuid, chatToken, agent.token)).toBe(CHAT_CLOSE.otherChannel);
  });

  test('ends within 5 seconds of the logout of its staff member', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const agent = await logInStaffMember(server, 'agent');
    const { socket, send, gets } = connect();
    send({ t: 'auth', token: agent.token, channelId: null });
    await gets('lists');
    vi.setSystemTime(Date.now() + 4000);
    send({ t: 'ping' });
    await gets('pong');
    await server.send(logOutStaff, { token: agent.token });
    vi.setSystemTime(Date.now() + 5000);
    send({ t: 'ping' });
    await expect.poll(() => socket.codes).toEqual([CHAT_CLOSE.tokenRefused]);
  });

  test('ends soon after the logout of its staff member, also when nothing is sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const agents = [await logInStaffMember(server, 'agent'), await logInStaffMember(server, 'agent')];
    const ends = agents.map(({ token }) => ({ token, ...connect() }));
    for (const { token, send, gets } of ends) {
      send({ t: 'auth', token, channelId: null });
      await gets('lists');
    }
    const checked = ends.map(({ connection }) => connection);
    await server.send(logOutStaff, { token: agents[0]!.token });
    await checkDueTokens(server.context, checked);
    expect(ends.map(({ socket }) => socket.codes)).toEqual([[], []]);
    // A token that was just replaced is refused too, a moment before the browser sends the new one.
    vi.setSystemTime(Date.now() + 3500);
    await checkDueTokens(server.context, checked);
    expect(ends.map(({ socket }) => socket.codes)).toEqual([[], []]);
    vi.setSystemTime(Date.now() + 1500);
    await checkDueTokens(server.context, checked);
    expect(ends.map(({ socket }) => socket.codes)).toEqual([[CHAT_CLOSE.tokenRefused], []]);
  });

  test('reads borrowers’ tokens in the background with as many queries as for one, and no message waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const countQueries = async (count: number) => {
      const conversations = [];
      for (let number = 0; number < count; number += 1) conversations.push(await startConversation(server));
      const ends = conversations.map(({ uuid, chatToken }) => ({ uuid, chatToken, ...connect() }));
      for (const { uuid, chatToken, send, gets } of ends) {
        send({ t: 'auth', token: chatToken, channelId: uuid });
        await gets('ready');
      }
      vi.setSystemTime(Date.now() + 3500);
      const select = vi.spyOn(server.context.db, 'selectFrom');
      await checkDueTokens(
        server.context,
        ends.map(({ connection }) => connection),
      );
      const queries = select.mock.calls.length;
      vi.setSystemTime(Date.now() + 4900);
      ends[0]!.send({ t: 'ping' });
      await ends[0]!.gets('pong');
      expect(select.mock.calls.length).toBe(queries);
      select.mockRestore();
      return queries;
    };
    expect(await countQueries(6)).toBe(await countQueries(1));
  });

  /** Connects with a token of a conversation. Its `publish` says that something changed. */
  const follow = async (token: string, channelId: string, afterSeq = 0) => {
    let publish = (): void => {};
    const end = connect({
      ...openFanOut(server.context),
      subscribe: async (_topic, listener) => {
        publish = () => listener(undefined);
        return () => {};
      },
      close: async () => {},
    });
    end.send({ t: 'auth', token, channelId, afterSeq });
    await end.gets('ready');
    return { ...end, publish };
  };

  test('sends what a browser missed in pages of 100, without a gap', async () => {
    const { uuid, chatToken } = await startConversation(server);
    for (let number = 1; number <= 230; number += 1)
      await appendMessage(server.context, {
        conversation: uuid,
        clientId: randomUUID(),
        text: `Message ${number}`,
        staffUuid: null,
      });
    const { socket } = await follow(chatToken, uuid);
    const read = () =>
      socket.frames.flatMap((frame) =>
        frame.t === 'ready' ? frame.messages.map(({ seq }) => seq) : frame.t === 'message' ? [frame.seq] : [],
      );
    await expect.poll(() => read().length).toBe(230);
    expect(read()).toEqual(Array.from({ length: 230 }, (_, index) => index + 1));
    expect(socket.frames[0]).toMatchObject({ t: 'ready', messages: { length: 100 } });
  });

  test('reads the messages once for changes that wait', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const { send, gets, publish } = await follow(chatToken, uuid);
    const select = vi.spyOn(server.context.db, 'selectFrom');
    for (let times = 0; times < 50; times += 1) publish();
    send({ t: 'ping' });
    await gets('pong');
    const tables: readonly unknown[] = select.mock.calls.flat();
    expect(tables.filter((table) => table === 'chat_message')).toHaveLength(1);
    select.mockRestore();
  });

  test('passes a message to the sockets of its own process without reading it from the tables', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const fanOut = openFanOut(server.context);
    const [writer, reader] = [connect(fanOut), connect(fanOut)];
    for (const { send, gets } of [writer, reader]) {
      send({ t: 'auth', token: chatToken, channelId: uuid });
      await gets('ready');
    }
    const select = vi.spyOn(server.context.db, 'selectFrom');
    const clientId = randomUUID();
    writer.send({ t: 'send', clientId, text: ' Hello. ' });
    await writer.gets('message');
    await reader.gets('message');
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
    const sent = { seq: 1, clientId, author: 'APPLICANT', text: 'Hello.', files: [] };
    expect(reader.socket.frames.at(-1)).toMatchObject({ t: 'message', ...sent });
    writer.send({ t: 'send', clientId, text: 'Hello.' });
    await expect.poll(() => writer.socket.frames.filter(({ t }) => t === 'ack')).toHaveLength(2);
    const again = connect();
    again.send({ t: 'auth', token: chatToken, channelId: uuid });
    await again.gets('ready');
    expect(again.socket.frames[0]).toMatchObject({ t: 'ready', messages: [sent] });
    await fanOut.close();
  });

  test('stores no message under a number that is not the next one, twice, or by an agent who does not have the chat', async () => {
    const { uuid } = await startConversation(server);
    const append = (seq: number, clientId: string = randomUUID(), staffUuid: string | null = null) =>
      appendNextMessage(server.context, {
        conversation: uuid,
        clientId,
        text: 'Hello.',
        staffUuid,
        seq,
        replica: randomUUID(),
      });
    const clientId = randomUUID();
    expect(await append(2)).toBeUndefined();
    expect((await append(1, clientId))?.seq).toBe(1);
    expect(await append(1)).toBeUndefined();
    expect(await append(2, clientId)).toBeUndefined();
    expect(await append(2, randomUUID(), randomUUID())).toBeUndefined();
    await changeConversation(server.context.db, uuid, { state: 'ENDED' });
    expect(await append(2)).toBeUndefined();
    const stored = await server.context.db
      .selectFrom('chat_message')
      .select('client_id')
      .where('conversation_uuid', '=', uuid)
      .execute();
    expect(stored).toEqual([{ client_id: clientId }]);
  });

  test('ends a conversation with its 1,000th message', async () => {
    const { uuid, chatToken } = await startConversation(server);
    await changeConversation(server.context.db, uuid, { last_seq: 999 });
    const { socket, send, gets } = await follow(chatToken, uuid, 999);
    send({ t: 'send', clientId: randomUUID(), text: 'The last one.' });
    await gets('ack');
    send({ t: 'send', clientId: randomUUID(), text: 'One too many.' });
    await gets('refused');
    expect(socket.frames.at(-1)).toMatchObject({ reason: 'ENDED' });
  });

  test('is refused as the ninth of one conversation', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const fanOut = openFanOut(server.context);
    for (let number = 1; number <= 8; number += 1) {
      const { send, gets } = connect(fanOut);
      send({ t: 'auth', token: chatToken, channelId: uuid });
      await gets('ready');
    }
    const { socket, send } = connect(fanOut);
    send({ t: 'auth', token: chatToken, channelId: uuid });
    await expect.poll(() => socket.codes).toEqual([CHAT_CLOSE.tooManySockets]);
    await fanOut.close();
  });

  test('is refused as the 51st of one address', async () => {
    const strict = await createTestApp(await open(), { env: { QUOTAS: '1' } });
    const address = await strict.app.listen({ port: 0, host: '127.0.0.1' });
    const openSocket = () => new WebSocket(address.replace('http', 'ws') + CHAT_SOCKET_PATH);
    const sockets = Array.from({ length: 50 }, openSocket);
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.addEventListener('open', resolve))));
    const code = await new Promise((resolve) => {
      openSocket().addEventListener('close', (event) => resolve(event.code));
    });
    expect(code).toBe(CHAT_CLOSE.tooManySockets);
    for (const socket of sockets) socket.close();
  });

  test('unsubscribes when its socket closes before it is subscribed', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const unsubscribe = vi.fn<() => void>();
    const subscribed = Promise.withResolvers<() => void>();
    const subscribe = vi.fn<FanOut['subscribe']>(() => subscribed.promise);
    const { socket, connection, send } = connect({ ...openFanOut(server.context), subscribe });
    send({ t: 'auth', token: chatToken, channelId: uuid });
    await expect.poll(() => subscribe.mock.calls.length).toBe(1);
    socket.terminate();
    connection.end();
    subscribed.resolve(unsubscribe);
    await expect.poll(() => unsubscribe.mock.calls.length).toBe(1);
  });

  test('leaves no listener behind when the database cannot be listened to', async () => {
    let publish: (payload: string | undefined) => void = () => {};
    const listen = vi
      .fn<TestApp['context']['store']['listen']>()
      .mockRejectedValueOnce(new Error('away'))
      .mockImplementation(async (_channel, onNotification) => {
        publish = onNotification;
        return async () => {};
      });
    const fanOut = openFanOut({ ...server.context, store: { ...server.context.store, listen } });
    const [topic, lost, kept] = [randomUUID(), vi.fn<() => void>(), vi.fn<() => void>()];
    await expect(fanOut.subscribe(topic, lost)).rejects.toThrow('away');
    await fanOut.subscribe(topic, kept);
    publish(JSON.stringify({ organisation: 'FIGURE', conversation: topic }));
    expect(kept).toHaveBeenCalledOnce();
    expect(lost).not.toHaveBeenCalled();
  });
});
