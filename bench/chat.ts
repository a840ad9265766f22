import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import {
  answerSecondFactor,
  CHAT_SOCKET_PATH,
  logInStaff,
  type Reply,
  startStreamChat,
  takeConversation,
} from '@lintel/contract';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { WebSocket } from 'ws';
import { buildUrl } from '../apps/server/src/sandbox/client.ts';
import { CHROMIUM } from '../e2e/chromium.ts';
import { openWorld, type World } from '../e2e/world.ts';
import { environment, node26, root } from '../tools/node26.mjs';
import { startPostgres } from '../tools/postgres.ts';
import { openPage, sendRound } from './chat-browsers.ts';
import { percentile } from './median.ts';

const IDLE = 1000;
const CONVERSATIONS = 100;
/** Messages of each conversation to each of the three servers, by turns. */
const ROUNDS = 20;
const WARM_UP_ROUNDS = 10;
const MOST_TIMES_BARE = { memory: 2.5, latency: 3 };

interface Conversation {
  readonly id: string;
  readonly token: string;
}

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly memoryFile: string;
}

/**
 * Compares the chat socket with bare `ws` in one run: the memory of 1,000 idle sockets, and the time of a message to
 * the other browser over 100 conversations. Ends with an error above the goals.
 */
export async function measureChat(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Chat not measured: ${database.missing}`);
  process.env['LINTEL_POSTGRES'] = database.url;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-chat-bench-'));
  const [chatMemory, bareMemory] = [join(folder, 'chat'), join(folder, 'bare')];
  const world = await openWorld(
    'postgres',
    { QUOTAS: '1000000', LOG_LEVEL: 'error', MEMORY_FILE: chatMemory },
    'bench/chat-server.ts',
  );
  const bare = await startBareSockets({ MEMORY_FILE: bareMemory });
  const storing = await startBareSockets({ MEMORY_FILE: join(folder, 'storing'), STORE_URL: database.url });
  try {
    const chat: Target = {
      url: world.address.replace('http', 'ws') + CHAT_SOCKET_PATH,
      pid: world.pid(),
      memoryFile: chatMemory,
    };
    const other: Target = { url: `ws://127.0.0.1:${bare.port}`, pid: bare.process.pid ?? 0, memoryFile: bareMemory };
    await turnOnChat(world);
    const conversations = await startConversations(world, IDLE);
    const [ours, theirs] = [await measureIdle(chat, conversations), await measureIdle(other, conversations)];
    const memory = ours / theirs;
    console.log(
      `${IDLE} idle sockets: ${kilobytes(ours)} KB each, bare ws ${kilobytes(theirs)} KB, ratio ${memory.toFixed(2)}; at most ${MOST_TIMES_BARE.memory}: ${memory <= MOST_TIMES_BARE.memory ? 'yes' : 'no'}`,
    );
    const talking = conversations.slice(0, CONVERSATIONS);
    const storingTarget = { ...other, url: `ws://127.0.0.1:${storing.port}` };
    const latency = await measureLatency(world, { chat, storing: storingTarget, bare: other }, talking);
    if (memory > MOST_TIMES_BARE.memory || latency > MOST_TIMES_BARE.latency) process.exitCode = 1;
  } finally {
    bare.process.kill();
    storing.process.kill();
    await world.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const kilobytes = (bytes: number): string => (bytes / IDLE / 1000).toFixed(1);

async function startBareSockets(variables: Record<string, string>): Promise<{ process: ChildProcess; port: number }> {
  const child = spawn(node26(), ['bench/bare-sockets.ts'], {
    cwd: root,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(([code]) => {
    // Ended with a signal, it was stopped on purpose.
    if (code !== null) throw new Error(`the bare sockets ended with code ${String(code)}`);
  });
  const [port] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exit])) as [string];
  return { process: child, port: Number(port) };
}

async function turnOnChat({ databaseUrl }: World): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  await client.query(
    "insert into flag (key, organisation, enabled, variables) values ('fe-webchat', 'FIGURE', true, '{}')",
  );
  await client.end();
}

async function post(url: string, body: unknown, token?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-org': 'FIGURE',
    'idempotency-key': crypto.randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}

async function startConversations({ address }: World, count: number): Promise<Conversation[]> {
  const body = {
    formData: { friendlyName: 'Rosalia Vega', emailAddress: 'rosalia@example.com' },
    chatMode: 'stream',
    pageUrl: '/account/heloc/register-v2',
  };
  const started: Conversation[] = [];
  for (let number = 0; number < count; number += 1) {
    const reply = (await (await post(address + buildUrl(startStreamChat), body)).json()) as Reply<
      typeof startStreamChat
    >;
    started.push({ id: reply.omniProxyChannelId, token: reply.stream.providerUserToken });
  }
  return started;
}

/** Opens a socket and waits until the server has authenticated it. Each has its own source address. */
async function openSocket({ url }: Target, { id, token }: Conversation, number: number): Promise<WebSocket> {
  const socket = new WebSocket(url, { localAddress: `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}` });
  await once(socket, 'open');
  const ready = once(socket, 'message');
  socket.send(JSON.stringify({ t: 'auth', token, channelId: id }));
  await ready;
  return socket;
}

async function openAll(target: Target, conversations: readonly Conversation[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (const [number, conversation] of conversations.entries())
    sockets.push(await openSocket(target, conversation, number));
  return sockets;
}

/** Returns the bytes that idle sockets use. Opening some of them first compiles the code. */
async function measureIdle(target: Target, conversations: readonly Conversation[]): Promise<number> {
  await closeAll(await openAll(target, conversations.slice(0, 200)));
  const before = await readMemory(target);
  const sockets = await openAll(target, conversations);
  const after = await readMemory(target);
  await closeAll(sockets);
  return after - before;
}

async function closeAll(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      socket.close();
      await once(socket, 'close');
    }),
  );
}

/** Returns the least of three readings of a server's memory, a second apart, so that it can finish other work. */
async function readMemory({ pid, memoryFile }: Target): Promise<number> {
  const reads: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    await wait(1000);
    rmSync(memoryFile, { force: true });
    process.kill(pid, 'SIGUSR2');
    let content = '';
    while (content === '') {
      await wait(50);
      try {
        content = readFileSync(memoryFile, 'utf8');
      } catch {
        // It isn't written yet.
      }
    }
    reads.push(Number(content));
  }
  return Math.min(...reads);
}

const CONTENDERS = ['chat', 'storing', 'bare'] as const;
type Contender = (typeof CONTENDERS)[number];

/**
 * Returns the chat's p99 to the other browser as a multiple of that of bare `ws`, and prints that of a `ws` that
 * stores.
 */
async function measureLatency(
  world: World,
  targets: Readonly<Record<Contender, Target>>,
  conversations: readonly Conversation[],
): Promise<number> {
  const token = await logInAgent(world);
  for (const { id } of conversations)
    await post(world.address + buildUrl(takeConversation, { params: { conversationUuid: id } }), {}, token);
  const asStaff = conversations.map(({ id }) => ({ id, token }));
  const [writer, reader] = [await chromium.launch(CHROMIUM), await chromium.launch(CHROMIUM)];
  try {
    const openPages = async (name: Contender): Promise<readonly [Page, Page]> => [
      await openPage(writer, world.address, targets[name].url, conversations),
      await openPage(reader, world.address, targets[name].url, asStaff),
    ];
    const pages = {
      chat: await openPages('chat'),
      storing: await openPages('storing'),
      bare: await openPages('bare'),
    } satisfies Record<Contender, unknown>;
    const taken: Record<Contender, number[]> = { chat: [], storing: [], bare: [] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
      for (const name of CONTENDERS) {
        const times = await sendRound(...pages[name]);
        if (round >= 0) taken[name].push(...times);
      }
    return printLatency(taken);
  } finally {
    await writer.close();
    await reader.close();
  }
}

/** Prints the times of each contender, and returns the ratio of the chat's p99 to that of bare `ws`. */
function printLatency(taken: Readonly<Record<Contender, readonly number[]>>): number {
  const p99 = (name: Contender): number => percentile(taken[name], 0.99);
  const describe = (name: Contender): string =>
    `p99 ${p99(name).toFixed(1)} ms (p50 ${percentile(taken[name], 0.5).toFixed(1)})`;
  console.log(
    `A message to the other browser over ${CONVERSATIONS} conversations: ${describe('chat')}, bare ws ${describe('bare')}, bare ws that stores ${describe('storing')}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const ratio = p99('chat') / p99('bare');
  console.log(
    `Ratio to bare ws ${ratio.toFixed(1)}; at most ${MOST_TIMES_BARE.latency}: ${ratio <= MOST_TIMES_BARE.latency ? 'yes' : 'no'}. Ratio to bare ws that stores ${(p99('chat') / p99('storing')).toFixed(1)}, which itself is ${(p99('storing') / p99('bare')).toFixed(1)} of bare ws`,
  );
  return ratio;
}

async function logInAgent({ address, sandbox }: World): Promise<string> {
  const made = await post(`${sandbox}/_sandbox/personas/agent`, { organisation: 'FIGURE' });
  const { email, password, totpCode } = (await made.json()) as { email: string; password: string; totpCode: string };
  const login = await post(address + buildUrl(logInStaff), { email, password });
  const { challenge } = (await login.json()) as Reply<typeof logInStaff>;
  const answered = await post(address + buildUrl(answerSecondFactor), { challenge, code: totpCode });
  return (answered.headers.get('authorization') ?? '').replace('Bearer ', '');
}
