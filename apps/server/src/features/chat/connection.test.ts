import { randomUUID } from 'node:crypto';
import { CHAT_CLOSE, type ChatClientFrame, type ChatServerFrame, logOutStaff } from '@lintel/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startConversation } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { ChatConnection, type ChatSocket } from './connection.ts';
import { type FanOut, openFanOut } from './fan-out.ts';

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
  }, 60_000);
  afterEach(() => void vi.useRealTimers());

  const connect = (fanOut: FanOut = openFanOut(server.context)) => {
    const socket = new StubbornSocket();
    const connection = new ChatConnection(server.context, fanOut, socket);
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
    await server.send(logOutStaff, { token: agent.token });
    vi.setSystemTime(Date.now() + 5000);
    send({ t: 'ping' });
    await expect.poll(() => socket.codes).toEqual([CHAT_CLOSE.tokenRefused]);
  });

  test('unsubscribes when its socket closes before it is subscribed', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const unsubscribe = vi.fn<() => void>();
    const subscribed = Promise.withResolvers<() => void>();
    const subscribe = vi.fn<FanOut['subscribe']>(() => subscribed.promise);
    const { socket, connection, send } = connect({ subscribe, close: async () => {} });
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
