import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { listHelocs, readReady, type Call } from '@lintel/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runCleanups } from '../../../test/cleanup.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { openPostgres, type Store } from './open.ts';

const postgres = inject('postgres');
/** Production's times are longer, but in the same order: the query's own limit is above that of `/ready`. */
const TIMEOUTS = { connect: 1500, statement: 4400, query: 4800 };

/** A proxy between server and database that can go silent: connections stay open, but no data passes. */
async function startSilentProxy(
  target: URL,
): Promise<{ port: number; silence: (on: boolean) => void; close: () => void }> {
  let silent = false;
  const sockets = new Set<Socket>();
  const server: Server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => !silent && other.write(chunk));
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence: (on) => {
      silent = on;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

let proxy: Awaited<ReturnType<typeof startSilentProxy>>;
let store: Store;
let server: TestApp;

beforeAll(async () => {
  if (!('url' in postgres)) return;
  const target = new URL(await cloneDatabase(postgres.url));
  proxy = await startSilentProxy(target);
  const through = new URL(target);
  through.port = String(proxy.port);
  store = await openPostgres(through.href, 3, TIMEOUTS);
  server = await createTestApp(store);
});

afterAll(async () => {
  if (!store) return;
  await runCleanups(store);
  await store.close();
  proxy.close();
});

test.skipIf('missing' in postgres)(
  'a frozen database makes /ready fail within 5 s and requests return 503, and both recover',
  async () => {
    const { token } = await server.createBorrower();
    const measureCall = async (call: Call) => {
      const from = performance.now();
      const { statusCode } = await server.loose(call, { token });
      return { statusCode, ms: performance.now() - from };
    };
    expect((await measureCall(listHelocs)).statusCode).toBe(200);
    proxy.silence(true);
    const [ready, ...asked] = await Promise.all([
      measureCall(readReady),
      ...Array.from({ length: 8 }, () => measureCall(listHelocs)),
    ]);
    expect(ready.statusCode).toBe(503);
    expect(ready.ms).toBeLessThan(TIMEOUTS.query);
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(503));
    // Requests that wait for a connection time out first; requests on a connection time out with their query.
    expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(TIMEOUTS.connect + TIMEOUTS.query + 2000);
    proxy.silence(false);
    // The pool dropped the stuck connections, so the next request doesn't wait behind them.
    await expect.poll(async () => (await measureCall(readReady)).statusCode).toBe(204);
    expect((await measureCall(listHelocs)).statusCode).toBe(200);
  },
);
