import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHAT_CLOSE, ChatChannel, type ChatClientFrame, type ChatServerFrame } from './index.ts';

/** A socket of this process: what the channel sends is listed, and the test answers. */
class OpenSocket extends EventTarget {
  readonly readyState = WebSocket.OPEN;
  readonly sent: ChatClientFrame[] = [];
  send(content: string): void {
    this.sent.push(JSON.parse(content) as ChatClientFrame);
  }
  close(): void {}
  refuse(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  answer(frame: ChatServerFrame): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const READY = { t: 'ready', messages: [], state: 'QUEUE', agent: null } as const;

function openChannel(pingEvery?: number, token: () => string = () => 'token') {
  const sockets: OpenSocket[] = [];
  const channel = new ChatChannel({
    channelId: null,
    token,
    pingEvery,
    open: () => {
      const socket = new OpenSocket();
      sockets.push(socket);
      return socket as Partial<WebSocket> as WebSocket;
    },
  });
  return { channel, sockets };
}

test('a channel gives up a host that is silent for 6 seconds, and opens another socket [CHAT-039, CONST-063]', () => {
  const { channel, sockets } = openChannel();
  vi.advanceTimersByTime(5999);
  expect(channel.view.connection).toBe('CONNECTING');
  vi.advanceTimersByTime(1);
  expect(channel.view.connection).toBe('LOST');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.answer(READY);
  vi.advanceTimersByTime(60_000);
  expect(channel.view.connection).toBe('OPEN');
});

test('a channel gives up a socket that doesn’t answer a message within 6 seconds, and sends it again over the next [CHAT-039]', () => {
  const { channel, sockets } = openChannel();
  sockets[0]!.answer(READY);
  const clientId = channel.send('Hello');
  vi.advanceTimersByTime(5999);
  expect(channel.view.connection).toBe('OPEN');
  vi.advanceTimersByTime(1);
  expect(channel.view.connection).toBe('LOST');
  vi.advanceTimersByTime(1000);
  sockets[1]!.answer(READY);
  expect(sockets[1]!.sent).toContainEqual({ t: 'send', clientId, text: 'Hello' });
});

test('a channel with a keepalive pings at its interval while it is open, and gives up a socket without an answer [CHAT-020]', () => {
  const { channel, sockets } = openChannel(10_000);
  const [socket] = sockets;
  const countPings = () => socket!.sent.filter(({ t }) => t === 'ping').length;
  vi.advanceTimersByTime(5000);
  expect(countPings()).toBe(0);
  socket!.answer(READY);
  for (const pings of [1, 2, 3]) {
    vi.advanceTimersByTime(9999);
    expect(countPings()).toBe(pings - 1);
    vi.advanceTimersByTime(1);
    expect(countPings()).toBe(pings);
    if (pings < 3) socket!.answer({ t: 'pong' });
  }
  vi.advanceTimersByTime(6000);
  expect(channel.view.connection).toBe('LOST');
});

test('a channel whose token expired connects again with the session’s newer token, and is refused without one', () => {
  let token = 'first';
  const { channel, sockets } = openChannel(undefined, () => token);
  sockets[0]!.dispatchEvent(new Event('open'));
  sockets[0]!.answer(READY);
  token = 'second';
  sockets[0]!.refuse(CHAT_CLOSE.tokenRefused);
  expect(channel.view.connection).toBe('LOST');
  vi.advanceTimersByTime(2000);
  sockets[1]!.dispatchEvent(new Event('open'));
  expect(sockets[1]!.sent).toContainEqual({ t: 'auth', token: 'second', channelId: null });
  sockets[1]!.answer(READY);
  expect(channel.view.connection).toBe('OPEN');
  sockets[1]!.refuse(CHAT_CLOSE.tokenRefused);
  expect(channel.view.connection).toBe('REFUSED');
});

test('a channel connects again if its newer token didn’t reach the server, and not after a logout', () => {
  let token = 'first';
  const { channel, sockets } = openChannel(undefined, () => token);
  sockets[0]!.dispatchEvent(new Event('open'));
  token = 'second';
  channel.changeToken(token);
  sockets[0]!.refuse(CHAT_CLOSE.tokenRefused);
  expect(channel.view.connection).toBe('LOST');
  vi.advanceTimersByTime(2000);
  sockets[1]!.dispatchEvent(new Event('open'));
  sockets[1]!.answer(READY);
  token = '';
  sockets[1]!.refuse(CHAT_CLOSE.tokenRefused);
  expect(channel.view.connection).toBe('REFUSED');
});
