import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerSecondFactor,
  CHAT_SOCKET_PATH,
  ChatChannel,
  logInStaff,
  type Reply,
  startStreamChat,
  takeConversation,
} from '@lintel/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPostgres, type RunningPostgres } from '../../../../tools/postgres.ts';
import { buildUrl } from '../../src/sandbox/client.ts';
import type { StaffLogin } from '../../src/sandbox/staff.ts';
import { VISITOR } from '../chat.ts';
import { createChance } from './chance.ts';
import { startReplica, type Replica } from './replicas.ts';

/** `LINTEL_CHAT_SEED=n` repeats a run: the moments and kinds of its cuts. */
const SEED = Number(process.env['LINTEL_CHAT_SEED'] ?? 17);
const CUTS = 200;
const KILLS = 2;
const OUTAGES = 6;
/** Of each side. */
const MESSAGES = 100;
const missing = 'missing' in inject('postgres');

let database: RunningPostgres;
let replicas: readonly Replica[] = [];
const folder = mkdtempSync(join(tmpdir(), 'lintel-chat-'));

beforeAll(async () => {
  if (missing) return;
  const started = await startPostgres();
  if ('missing' in started) throw new Error(started.missing);
  database = started;
  // The first one creates the tables.
  const first = await startReplica(database.url, folder);
  replicas = [first, await startReplica(database.url, folder)];
}, 300_000);

afterAll(async () => {
  for (const replica of replicas) await replica.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const runSql = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Does to the replicas' connections what a failover does. */
const terminateConnections = (): Promise<void> =>
  runSql(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );

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

async function logInAgent({ url, sandbox }: Replica): Promise<string> {
  const made = await post(`${sandbox}/_sandbox/personas/agent`, { organisation: 'FIGURE' });
  const { email, password, totpCode } = (await made.json()) as StaffLogin;
  const login = await post(url + buildUrl(logInStaff), { email, password });
  const { challenge } = (await login.json()) as Reply<typeof logInStaff>;
  const answered = await post(url + buildUrl(answerSecondFactor), { challenge, code: totpCode });
  return (answered.headers.get('authorization') ?? '').replace('Bearer ', '');
}

test.skipIf(missing)(
  `a chat loses no message, doubles none and keeps the order over ${CUTS} cuts of sockets, killed servers and database connections`,
  { timeout: 300_000 },
  async () => {
    const [first, second] = replicas as [Replica, Replica];
    const chance = createChance(SEED);
    await runSql(
      "insert into flag (key, organisation, enabled, variables) values ('fe-webchat', 'FIGURE', true, '{}')",
    );
    const token = await logInAgent(first);
    const visitor = { formData: VISITOR, chatMode: 'stream', pageUrl: '/account/heloc/register-v2' };
    const started = await post(second.url + buildUrl(startStreamChat), visitor);
    const { omniProxyChannelId: uuid, stream } = (await started.json()) as Reply<typeof startStreamChat>;
    await post(first.url + buildUrl(takeConversation, { params: { conversationUuid: uuid } }), {}, token);

    const openEnd = (ownToken: string): ChatChannel =>
      new ChatChannel({
        channelId: uuid,
        token: () => ownToken,
        open: () => {
          const { url } = chance.one(replicas.filter((replica) => replica.isUp()));
          return new WebSocket(url.replace('http', 'ws') + CHAT_SOCKET_PATH);
        },
      });
    const ends = [openEnd(stream.providerUserToken), openEnd(token)] as const;
    const isStored = (end: ChatChannel): boolean => end.view.pending.length === 0;
    const wake = (): void => ends.forEach((end) => end.wake());
    const until = async (isThere: () => boolean): Promise<void> => {
      await expect
        .poll(
          () => {
            wake();
            return isThere();
          },
          { interval: 25, timeout: 120_000, message: `seed ${SEED}` },
        )
        .toBe(true);
    };

    let [cuts, kills, outages] = [0, 0, 0];
    let restart = Promise.resolve();
    const cut = async (): Promise<void> => {
      if (kills < KILLS && cuts >= ((kills + 1) * CUTS) / (KILLS + 1)) {
        kills += 1;
        cuts += 1;
        await restart;
        restart = chance.one(replicas).killAndRestart();
      } else if (outages < OUTAGES && cuts >= ((outages + 1) * CUTS) / (OUTAGES + 1)) {
        outages += 1;
        cuts += 1;
        await restart;
        await terminateConnections();
      } else if (chance.one(replicas).cut((open) => chance.one(open))) cuts += 1;
    };
    const sent: string[][] = [[], []];
    for (let number = 1; number <= MESSAGES; number += 1) {
      for (const [index, end] of ends.entries()) {
        const text = `${index === 0 ? 'borrower' : 'staff'} ${number}`;
        sent[index]!.push(text);
        end.send(text);
        if (cuts < CUTS) await cut();
      }
      wake();
      // Someone who types sends a few messages before the first of them has arrived.
      if (number % 4 === 0) await until(() => ends.every(isStored));
    }
    while (cuts < CUTS) {
      await cut();
      await until(() => ends.every((end) => end.view.connection === 'OPEN'));
    }
    await restart;
    await until(() => ends.every((end) => end.view.messages.length === 2 * MESSAGES));
    expect({ cuts, kills, outages }).toEqual({ cuts: CUTS, kills: KILLS, outages: OUTAGES });
    const [borrower, staff] = ends.map((end) => end.view.messages.map(({ text }) => text)) as [string[], string[]];
    expect(borrower, `seed ${SEED}`).toEqual(staff);
    for (const [index, texts] of sent.entries())
      expect(
        borrower.filter((text) => text.startsWith(index === 0 ? 'borrower' : 'staff')),
        `seed ${SEED}`,
      ).toEqual(texts);
    expect(
      ends[0].view.messages.map(({ seq }) => seq),
      `seed ${SEED}`,
    ).toEqual(Array.from({ length: 2 * MESSAGES }, (_, index) => index + 1));
    for (const end of ends) end.close();
  },
);
