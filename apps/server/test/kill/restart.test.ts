import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createHeloc, registerIdentity, saveStepDraft } from '@lintel/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { startPostgres, type RunningPostgres } from '../../../../tools/postgres.ts';
import { SHIPPED_TEST_KEYS } from '../../src/kernel/config/key-text.ts';
import { openPostgres } from '../../src/kernel/db/open.ts';
import { verifyChain } from '../../src/loan-file/verify.ts';
import { buildUrl } from '../../src/sandbox/client.ts';
import { PASSWORD } from '../app.ts';
import { buildCreation } from '../creation.ts';

/** `LINTEL_RESTARTS=20` gives the figure in the release notes. */
const RESTARTS = Number(process.env['LINTEL_RESTARTS'] ?? 3);
const WRITER_COUNT = 6;
const missing = 'missing' in inject('postgres');

let database: RunningPostgres;
let child: ChildProcess;
let url = '';
const folder = mkdtempSync(join(tmpdir(), 'lintel-restart-'));

beforeAll(async () => {
  if (missing) return;
  const started = await startPostgres();
  if ('missing' in started) throw new Error(started.missing);
  database = started;
  const [port, sandboxPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    QUOTAS: '10000',
    DEFAULT_BRAND: 'FIGURE',
    DOCS: 'off',
    LOG_LEVEL: 'error',
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  };
  child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    if (line === 'loaded') child.stdin?.write('start\n');
    if (line === 'ready') break;
  }
  child.stdout?.resume();
}, 300_000);

afterAll(async () => {
  child?.kill('SIGKILL');
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface PromisedWrite {
  readonly uuid: string;
  savedAt?: string;
}

/** One write: the same key until a server with its database answers it. Null when the load ends first. */
async function writeOnce(
  load: LoadState,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Response | null> {
  const key = randomUUID();
  while (!load.over) {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const reply = await fetch(`${url}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    if (!reply) load.unanswered += 1;
    else if (reply.status === 500) load.mistakes.push(`${method} ${path}: ${await reply.text()}`);
    else if (reply.status !== 503 && reply.status !== 409) return reply;
    await wait(20);
  }
  return null;
}

interface LoadState {
  over: boolean;
  unanswered: number;
  acknowledged: number;
  readonly mistakes: string[];
  readonly promised: PromisedWrite[];
}

async function writeRepeatedly(load: LoadState): Promise<void> {
  while (!load.over) {
    const email = `ana.${randomUUID()}@example.com`;
    const registered = await fetch(`${url}${buildUrl(registerIdentity, { query: { organization: 'FIGURE' } })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, phoneNumber: '4155550142' }),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    if (registered?.status !== 200 && registered?.status !== 201) continue;
    const { jwt } = (await registered.json()) as { jwt: string };
    const made = await writeOnce(
      load,
      'POST',
      buildUrl(createHeloc, { query: { state: 'CO' } }),
      buildCreation(email),
      jwt,
    );
    if (!made || made.status >= 300) continue;
    const promised: PromisedWrite = (await made.json()) as { uuid: string };
    load.acknowledged += 1;
    load.promised.push(promised);
    for (let times = 0; times < 20 && !load.over; times += 1) {
      const saved = await writeOnce(
        load,
        'PUT',
        buildUrl(saveStepDraft, { params: { uuid: promised.uuid, step: 'contact' } }),
        { values: { times } },
        jwt,
      );
      if (saved?.status !== 200) continue;
      promised.savedAt = ((await saved.json()) as { savedAt: string }).savedAt;
      load.acknowledged += 1;
    }
  }
}

/** Waits for progress, so that each restart hits running transactions. */
async function waitForWrites(load: LoadState, writes: number): Promise<void> {
  const until = load.acknowledged + writes;
  await expect.poll(() => load.acknowledged, { timeout: 300_000, interval: 20 }).toBeGreaterThanOrEqual(until);
}

test.skipIf(missing)(
  `the server outlives ${RESTARTS} restarts of PostgreSQL under load and keeps every acknowledged write`,
  { timeout: 600_000 + RESTARTS * 60_000 },
  async () => {
    const load: LoadState = { over: false, unanswered: 0, acknowledged: 0, mistakes: [], promised: [] };
    const writers = Array.from({ length: WRITER_COUNT }, () => writeRepeatedly(load));
    for (let count = 0; count < RESTARTS; count += 1) {
      await waitForWrites(load, 20);
      if (count % 3 === 2) await terminateConnections();
      else await database.restart(count % 3 === 0 ? 'immediate' : 'fast');
    }
    await waitForWrites(load, 20);
    load.over = true;
    await Promise.all(writers);
    const lost = await findLostPromises(load.promised);
    console.log(
      `${RESTARTS} restarts: ${child.exitCode === null ? 0 : 1} processes ended, ${load.acknowledged} writes acknowledged, ${lost.length} lost, ${load.unanswered} requests without an answer`,
    );
    expect({
      exit: child.exitCode,
      signal: child.signalCode,
      lost,
      mistakes: load.mistakes,
      unanswered: load.unanswered,
    }).toEqual({ exit: null, signal: null, lost: [], mistakes: [], unanswered: 0 });
  },
);

/** Does to a replica's connections what a failover does. */
async function terminateConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  await client.end();
}

async function findLostPromises(promised: readonly PromisedWrite[]): Promise<string[]> {
  const store = await openPostgres(database.url, 2);
  const lost: string[] = [];
  for (const { uuid, savedAt } of promised) {
    const verdict = await verifyChain(store.db, uuid);
    if (!verdict.ok) lost.push(`${uuid}: ${verdict.because}`);
    const draft = await store.db
      .selectFrom('application_draft')
      .select('saved_at')
      .where('application_uuid', '=', uuid)
      .executeTakeFirst();
    if (savedAt && !(draft && draft.saved_at.getTime() >= Date.parse(savedAt)))
      lost.push(`${uuid}: the draft of ${savedAt}`);
  }
  await store.close();
  return lost;
}
