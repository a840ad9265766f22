import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { isLongRun } from '../../../../../tools/long-run.mjs';
import { cloneDatabase } from '../../../test/database.ts';
import { openPostgres, openStore, type Store } from '../db/open.ts';

const WORKER = join(import.meta.dirname, '../../../test/kill/worker.ts');
const LOAN_COUNT = 3;

interface WorkerPlace {
  readonly kind: 'pglite' | 'postgres';
  readonly where: string;
  open(): Promise<Store>;
}

/** Starts the worker and resolves after it printed a line the given number of times. */
async function startWorker(
  place: WorkerPlace,
  until: 'asked' | 'recorded',
  times: number,
  holdMs: number,
  loans: number,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WORKER, place.kind, place.where, String(holdMs), String(loans)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === until) seen += 1;
    if (seen === times) return child;
  }
  throw new Error(`The worker ended before it was ${until}.`);
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function loadResults(
  place: WorkerPlace,
): Promise<{ statuses: string[]; asked: { key: string; times: number }[] }> {
  const store = await place.open();
  try {
    const statuses = await store.db.selectFrom('application').select('status').execute();
    const requests = await sql<{ key: string; times: number }>`select key, times from vendor_asked`.execute(store.db);
    return { statuses: statuses.map((row) => row.status), asked: requests.rows };
  } finally {
    await store.close();
  }
}

/** Kills a server during its work, then lets another one finish. */
async function killAndFinish(place: WorkerPlace): Promise<Awaited<ReturnType<typeof loadResults>>> {
  const first = await startWorker(place, 'asked', 1, 60_000, LOAN_COUNT);
  await kill(first);
  const second = await startWorker(place, 'recorded', LOAN_COUNT, 0, 0);
  await kill(second);
  return loadResults(place);
}

/** Every loan advanced, and the interrupted work used its first key again. */
const FINISHED = {
  statuses: Array<string>(LOAN_COUNT).fill('WAITING_FOR_AVM_DATA'),
  asked: expect.toSatisfy(
    (requests: { times: number }[]) => requests.length === LOAN_COUNT && requests.some(({ times }) => times > 1),
  ) as unknown,
};

describe('a job that a kill interrupted', () => {
  test.each(isLongRun ? ['PGlite'] : [])(
    'continues right away after the next start on %s',
    { timeout: 300_000 },
    async () => {
      const where = mkdtempSync(join(tmpdir(), 'lintel-kill-'));
      expect(
        await killAndFinish({
          kind: 'pglite',
          where,
          open: () => openStore({ databaseUrl: null, dataDir: where }, () => undefined),
        }),
      ).toEqual(FINISHED);
    },
  );

  const postgres = inject('postgres');
  test.skipIf('missing' in postgres)(
    'continues within seconds in another replica on PostgreSQL',
    { timeout: 300_000 },
    async () => {
      const where = await cloneDatabase('url' in postgres ? postgres.url : '');
      expect(await killAndFinish({ kind: 'postgres', where, open: () => openPostgres(where, 2) })).toEqual(FINISHED);
    },
  );
});
