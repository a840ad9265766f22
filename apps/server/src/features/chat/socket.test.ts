import type {} from '@fastify/websocket';
import { CHAT_CLOSE } from '@lintel/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listenForChat, startConversation } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';

const [SECOND, HOUR] = [1000, 3_600_000];

onOneDatabase('a chat socket', (open) => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await createTestApp(await open());
    url = await listenForChat(server);
  }, 60_000);
  afterEach(() => void vi.useRealTimers());

  /** Opens a socket whose timers on the server this test moves. */
  const connect = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = new WebSocket(url);
    const next = <K extends keyof WebSocketEventMap>(event: K) =>
      new Promise<WebSocketEventMap[K]>((resolve) => socket.addEventListener(event, resolve, { once: true }));
    await next('open');
    const serverEnd = [...server.app.websocketServer.clients].at(-1)!;
    return { socket, next, closes: vi.spyOn(serverEnd, 'close') };
  };

  test('is closed after 12 hours, not before [CHAT-021, CONST-062]', async () => {
    const { uuid, chatToken } = await startConversation(server);
    const { socket, next, closes } = await connect();
    const ready = next('message');
    socket.send(JSON.stringify({ t: 'auth', token: chatToken, channelId: uuid }));
    await ready;
    vi.advanceTimersByTime(12 * HOUR - 1);
    expect(closes).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(closes).toHaveBeenCalledExactlyOnceWith(CHAT_CLOSE.lifetimeOver);
  });

  test('is closed when its browser says for 6 seconds not who it is', async () => {
    const { next, closes } = await connect();
    const closed = next('close');
    vi.advanceTimersByTime(6 * SECOND - 1);
    expect(closes).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect((await closed).code).toBe(CHAT_CLOSE.noAuth);
  });
});
