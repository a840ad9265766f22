import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listApplications, listReviews, type SentQueryOf } from '@lintel/contract';
import { STAFF_GATE_IDS, getGate, type Fact } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { quietLog } from '../apps/server/src/commands/quiet-log.ts';
import { createContext } from '../apps/server/src/create-context.ts';
import { features } from '../apps/server/src/features.ts';
import { sweepDeposits } from '../apps/server/src/features/bank/sweep.ts';
import { sweepNotices } from '../apps/server/src/features/notices/sweep.ts';
import { mailUnreadNotices } from '../apps/server/src/features/rescission/send-notices.ts';
import { readConfig } from '../apps/server/src/kernel/config/config.ts';
import { SHIPPED_TEST_KEYS } from '../apps/server/src/kernel/config/key-text.ts';
import { type Context } from '../apps/server/src/kernel/context.ts';
import { loadKeys } from '../apps/server/src/kernel/db/keys.ts';
import { migrate } from '../apps/server/src/kernel/db/migrate.ts';
import { openPostgres } from '../apps/server/src/kernel/db/open.ts';
import { startJobs } from '../apps/server/src/kernel/jobs/jobs.ts';
import { runWork } from '../apps/server/src/kernel/jobs/run-work.ts';
import { openFile } from '../apps/server/src/loan-file/record.ts';
import { sweepClocks } from '../apps/server/src/loan-file/sweep.ts';
import { syncStaffTasks } from '../apps/server/src/records/staff-tasks/sync-staff-tasks.ts';
import { sweepTurns } from '../apps/server/src/reminders/sweep.ts';
import { type Client } from '../apps/server/src/sandbox/client.ts';
import { drive } from '../apps/server/src/sandbox/drive.ts';
import { findPersona } from '../apps/server/src/sandbox/personas.ts';
import { openStaffClient } from '../apps/server/src/sandbox/staff.ts';
import { startPostgres } from '../tools/postgres.ts';
import { loadGoldenMoments } from './golden.ts';
import { median } from './median.ts';

export const FILES = 100_000;
const MINUTE_MS = 60_000;
const LOOKS = 20;
const MAX_LIST_MS = 100;
const MAX_SHARE = 0.05;

const SWEEPS: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  alarms: syncStaffTasks,
  notices: sweepNotices,
  deposits: sweepDeposits,
  'notices of the right to cancel': mailUnreadNotices,
  clocks: sweepClocks,
  turns: sweepTurns,
};

/**
 * Copies golden moments to many loan files, in a minute or two, with their search index and the facts that sweeps read.
 * The files belong to one lender, are 1 to 400 days old, and have nothing due, so a sweep's cost here is its cost every
 * minute of the year.
 */
export async function insertFiles(db: pg.Client, template: string, files = FILES): Promise<void> {
  const moments = loadGoldenMoments();
  await db.query(
    'create temporary table moment (n int, projection jsonb, status text, gate text, version int, submitted int)',
  );
  for (const [n, { file, status, gate, facts }] of moments.entries()) {
    await db.query('insert into moment values ($1, $2, $3, $4, $5, $6)', [
      n,
      JSON.stringify(file),
      status,
      gate,
      facts.length,
      facts.findIndex((fact) => fact.type === 'ApplicationSubmitted') + 1,
    ]);
  }
  await db.query(
    `create temporary table made as select n, gen_random_uuid() uuid, gen_random_uuid() identity_uuid, now() - (1 + n % 400) * interval '1 day' as at from generate_series(1, ${files}) n`,
  );
  await db.query(`insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
    select made.uuid, made.identity_uuid, 'FIGURE', projection, version, status, gate, at + interval '1 hour', status not in ('COMPLETE', 'DECLINED', 'CANCELLED') and projection -> 'ended' = 'null', at, at + interval '1 hour'
    from made join moment on moment.n = made.n % ${moments.length}`);
  await db.query(
    `insert into application_detail select (jsonb_populate_record(application_detail, jsonb_build_object('application_uuid', made.uuid))).* from made, application_detail where application_uuid = $1`,
    [template],
  );
  await db.query(
    `insert into fact select made.uuid, submitted, 'ApplicationSubmitted', '{}', at, 'borrower', 'bench', 'bench', '', '' from made join moment on moment.n = made.n % ${moments.length} where submitted > 0`,
  );
  await db.query(
    `insert into file_token select left(md5(k || ':' || n), 20), uuid, false from made, generate_series(1, 6) k`,
  );
  // A common name: one loan file in a hundred.
  await db.query(
    `insert into file_token select hash, made.uuid, false from made, file_token where application_uuid = $1 and made.n % 100 = 0 on conflict do nothing`,
    [template],
  );
  // A task for each copy whose gate belongs to the loan team.
  const staffGates = STAFF_GATE_IDS.filter((id) => getGate(id).owner === 'staff');
  await db.query(
    `insert into desk_task (uuid, application_uuid, organisation, kind, gate, attempt, subject, opened_at, due_at, closed_at)
    select gen_random_uuid(), uuid, organisation, 'GATE', gate, 1, null, gate_since, gate_since + interval '2 days', null from application join made using (uuid) where active and gate = any($1)`,
    [staffGates],
  );
  // As PostgreSQL's own autovacuum does after this many rows.
  await db.query('vacuum analyze');
}

/** Prints the cost of sweeps, lists and recording with 100,000 loan files. */
export async function measureManyFiles(): Promise<void> {
  const database = await startPostgres();
  if ('missing' in database) return console.log(`Not measured: ${database.missing}`);
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    QUOTAS: '100000',
    LOG_LEVEL: 'silent',
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  });
  const store = await openPostgres(database.url);
  await store.upgrade(async (db) => void (await migrate(db, config)));
  const jobs = await startJobs(store, quietLog);
  const context = await createContext({
    config,
    store,
    keys: await loadKeys(config, store.db),
    jobs,
    log: quietLog,
    features,
  });
  await runWork(context);
  const app = await buildApp({ context, features, renderPage: async () => ({ status: 200, html: '' }) });
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  try {
    const persona = findPersona('found');
    if (!persona) throw new Error('no persona');
    const { uuid } = await drive(app, persona, 'OFFER_SELECTION');
    const few = await measureOpeningRate(context);
    const began = performance.now();
    await insertFiles(db, uuid);
    console.log(`${FILES} files inserted in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await measureSweeps(context);
    await measureLists(app);
    const many = await measureOpeningRate(context);
    console.log(
      `Files opened with a first fact, one after the other: ${few.toFixed(0)}/s with few files, ${many.toFixed(0)}/s with ${FILES}`,
    );
  } finally {
    await db.end();
    await app.close();
    await jobs.stop();
    await store.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the sweeps one after the other, as production does every minute. */
async function measureSweeps(context: Context): Promise<void> {
  let all = 0;
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    // The first run does what is really due, such as tasks for the copies' gates.
    await sweep(context);
    const times: number[] = [];
    for (let count = 0; count < 3; count += 1) times.push(await measureMs(() => sweep(context)));
    all += median(times);
    console.log(`  sweep of ${name}: ${median(times).toFixed(0)} ms`);
  }
  console.log(
    `All sweeps: ${all.toFixed(0)} ms a minute, ${((all / MINUTE_MS) * 100).toFixed(2)}% of one core; at most ${MAX_SHARE * 100}%: ${all / MINUTE_MS <= MAX_SHARE ? 'yes' : 'no'}`,
  );
}

type List = (client: Client) => Promise<{ readonly status: number }>;

const pipeline =
  (query: SentQueryOf<typeof listApplications> = {}): List =>
  (client) =>
    client.answer(listApplications, { query });
const reviews =
  (query: SentQueryOf<typeof listReviews> = {}): List =>
  (client) =>
    client.answer(listReviews, { query });

const LISTS: Readonly<Record<string, List>> = {
  pipeline: pipeline(),
  'pipeline of one status': pipeline({ status: 'OFFER_SELECTION' }),
  'pipeline of the borrowers': pipeline({ owner: 'BORROWER' }),
  'pipeline of the loan team': pipeline({ owner: 'STAFF' }),
  'pipeline of nobody': pipeline({ assignee: 'NOBODY' }),
  'my pipeline': pipeline({ assignee: 'ME' }),
  reviews: reviews(),
  'reviews that I may settle': reviews({ doable: 'true' }),
  'reviews of one gate': reviews({ gate: 'income-review' }),
  'search by name': pipeline({ q: 'Delgado' }),
  'search by names in any order': pipeline({ q: 'Delgado Maria' }),
  'search by loan number': pipeline({ q: '150000' }),
  'search by name in one status': pipeline({ q: 'Delgado', status: 'OFFER_SELECTION' }),
  'search that finds nothing': pipeline({ q: 'Nobodyatall' }),
};

/** Prints how long each list of the console takes. */
async function measureLists(app: FastifyInstance): Promise<void> {
  const client = await openStaffClient(app, 'FIGURE');
  for (const [name, list] of Object.entries(LISTS)) {
    const times: number[] = [];
    let status = 0;
    for (let count = 0; count < LOOKS; count += 1)
      times.push(
        await measureMs(async () => {
          ({ status } = await list(client));
        }),
      );
    const p95 = times.toSorted((one, other) => one - other)[Math.ceil(LOOKS * 0.95) - 1] ?? 0;
    console.log(
      `  ${name}: median ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${status}); at most ${MAX_LIST_MS}: ${p95 <= MAX_LIST_MS ? 'yes' : 'no'}`,
    );
  }
}

/** Returns how many loan files per second open with their first fact, one after the other. */
async function measureOpeningRate(context: Context): Promise<number> {
  const times: number[] = [];
  const by = { actor: { kind: 'borrower', id: 'bench' }, requestId: 'bench' } as const;
  const created: Fact = {
    type: 'ApplicationCreated',
    data: { occupancy: 'HOME', crypto: false, softConsent: true, property: 'bench', profile: 'bench' },
  };
  for (let count = 0; count < LOOKS; count += 1) {
    const owner = { uuid: randomUUID(), identityUuid: randomUUID(), organisation: 'HOMEPOINT' };
    times.push(
      await measureMs(() =>
        context.db
          .transaction()
          .execute((trx) => openFile({ ...context, afterWrite: [], followUps: [] }, trx, owner, [created], by)),
      ),
    );
  }
  return 1000 / median(times);
}

/** Returns the milliseconds that some work takes. */
async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
