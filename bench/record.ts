import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from '@lintel/domain';
import pg from 'pg';
import { quietLog } from '../apps/server/src/commands/quiet-log.ts';
import { createContext } from '../apps/server/src/create-context.ts';
import { features } from '../apps/server/src/features.ts';
import { readConfig } from '../apps/server/src/kernel/config/config.ts';
import { SHIPPED_TEST_KEYS } from '../apps/server/src/kernel/config/key-text.ts';
import { type Context } from '../apps/server/src/kernel/context.ts';
import { loadKeys } from '../apps/server/src/kernel/db/keys.ts';
import { migrate } from '../apps/server/src/kernel/db/migrate.ts';
import { openPostgres } from '../apps/server/src/kernel/db/open.ts';
import { startJobs } from '../apps/server/src/kernel/jobs/jobs.ts';
import { openFile, record } from '../apps/server/src/loan-file/record.ts';
import { startPostgres } from '../tools/postgres.ts';
import { median } from './median.ts';

const ROUNDS = 9;
const FILES_PER_ROUND = 32;
const BY = { actor: { kind: 'worker', id: 'bench' }, requestId: 'bench' } as const;
const CREATED: Fact = {
  type: 'ApplicationCreated',
  data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'bench', profile: 'bench' },
};
/** Each fact opens the next gate: fact, projection, status, next job and consequences are written together. */
const FACTS: readonly Fact[] = [
  { type: 'IntakeCompleted', data: { regime: 'ORDINARY', checks: ['AGE'], ruleSet: 'bench' } },
  { type: 'SoftCreditReturned', data: { attempt: 1, outcome: 'FOUND', alerts: [], report: 'bench' } },
  { type: 'PropertyLocated', data: { attempt: 1, outcome: 'ONE', parcel: 'bench', lastTransferOn: null } },
];

/**
 * Prints the facts per second that the recording transaction writes, alternating with a bare INSERT of the same row in
 * the same run.
 */
export async function measureRecord(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Recording not measured: ${database.missing}`);
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  });
  const store = await openPostgres(database.url, 16);
  const pool = new pg.Pool({ connectionString: database.url, max: 16 });
  await store.upgrade(async (db) => void (await migrate(db, config)));
  // Jobs are queued as usual but don't run, so that only recording is measured.
  const jobs = await startJobs(store, quietLog);
  try {
    const context = await createContext({
      config,
      store,
      keys: await loadKeys(config, store.db),
      jobs,
      log: quietLog,
      features,
    });
    await pool.query('create table bare_fact (like fact including defaults including constraints including indexes)');
    for (const connections of [1, 16]) await measureAt(connections, context, pool);
  } finally {
    await pool.end();
    await jobs.stop();
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAt(connections: number, context: Context, pool: pg.Pool): Promise<void> {
  const rates = { record: [] as number[], bare: [] as number[], ratio: [] as number[], cpu: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const files = await openFiles(context, FILES_PER_ROUND);
    const before = process.cpuUsage();
    const recorded = await measureFactsPerSecond(connections, files, (uuid) => recordAll(context, uuid));
    const { user } = process.cpuUsage(before);
    const bare = await measureFactsPerSecond(connections, files, (uuid) => insertAll(pool, uuid));
    // The first round warms up both.
    if (round < 0) continue;
    rates.record.push(recorded);
    rates.bare.push(bare);
    rates.ratio.push(recorded / bare);
    rates.cpu.push(user / 1000 / (files.length * FACTS.length));
  }
  console.log(
    `  ${connections === 1 ? '1 connection' : `${connections} connections`}: ${median(rates.record).toFixed(0)} facts recorded/s, bare INSERT ${median(rates.bare).toFixed(0)}/s, ratio ${median(rates.ratio).toFixed(2)}; ${median(rates.cpu).toFixed(2)} ms of processor time in Node a fact`,
  );
}

async function openFiles(context: Context, count: number): Promise<string[]> {
  const uuids = Array.from({ length: count }, () => randomUUID());
  for (const uuid of uuids)
    await context.db
      .transaction()
      .execute((trx) =>
        openFile(context, trx, { uuid, identityUuid: randomUUID(), organisation: 'FIGURE' }, [CREATED], BY),
      );
  return uuids;
}

/** Records the facts of one loan file. */
async function recordAll(context: Context, uuid: string): Promise<void> {
  for (const fact of FACTS) await record(context, uuid, () => [fact], BY);
}

/** Inserts the facts of one loan file, without recording. */
async function insertAll(pool: pg.Pool, uuid: string): Promise<void> {
  for (const [index, { type, data }] of FACTS.entries()) {
    const values = [
      uuid,
      index + 1,
      type,
      JSON.stringify(data),
      new Date(),
      'worker',
      'bench',
      'bench',
      'a'.repeat(64),
      'b'.repeat(64),
    ];
    await pool.query({
      name: 'bare',
      text: 'insert into bare_fact values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      values,
    });
  }
}

/** Returns the facts per second that `work` writes. Workers share the loan files, each with one fact at a time. */
async function measureFactsPerSecond(
  workers: number,
  files: readonly string[],
  work: (uuid: string) => Promise<void>,
): Promise<number> {
  const left = [...files];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let uuid = left.pop(); uuid !== undefined; uuid = left.pop()) await work(uuid);
    }),
  );
  return (files.length * FACTS.length * 1000) / (performance.now() - began);
}
