import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { describe, expect, inject, test } from 'vitest';
import { inLongRun, isLongRun } from '../../../../tools/long-run.mjs';
import { openStore, type Store } from '../../src/kernel/db/open.ts';
import type { LedgerRow } from '../../src/vendors/ledger.ts';
import { cloneDatabase } from '../database.ts';
import { runUntil, registerBorrower, type Borrower } from './borrower.ts';
import { createChance } from './chance.ts';
import { killRepeatedly, formatStarts } from './kills.ts';
import { countWrites } from './lives.ts';
import { prepareMortalServer, type MortalServer } from './mortal-server.ts';
import { simulateOutage } from './outage.ts';
import { createOutsideParties } from './outside.ts';
import { findBrokenFiles } from './promises.ts';
import { getPersona, type Scenario } from './scenarios.ts';

/** For each database, a small number for each run of the suite. */
const KILLS = Number(process.env['LINTEL_KILLS'] ?? inLongRun(16, 2));
const SEED = Number(process.env['LINTEL_KILL_SEED'] ?? Math.floor(Math.random() * 1_000_000));
/** Borrowers at the same time. */
const BORROWER_COUNT = 4;
/** Of a registration: the account, the application, the confirmation. */
const MAX_WRITES = 3;
const SCENARIO: Scenario = { name: 'registration', persona: getPersona('found'), until: 'COLLECT_ADDITIONAL_INFO' };
const ONCE_FACTS = ['ApplicationCreated', 'SoftCreditReturned', 'OfferSelected'] as const;

const postgres = inject('postgres');

interface Database {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Slows down vendors, so that a kill hits requests that wait for them. */
async function slowVendors(server: MortalServer): Promise<void> {
  for (const kind of ['credit', 'property']) {
    const reply = await fetch(`${server.sandbox}/_sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, mode: 'slow', count: 1000, seconds: 0.3 }),
    });
    expect(reply.status).toBe(201);
  }
}

const MAX_REQUEST_MS = 30_000;

/** Waits until a new vendor question is unanswered: the middle of a job. */
async function waitForVendorRequest(server: MortalServer): Promise<void> {
  const open = async (): Promise<readonly string[]> => {
    const reply = await fetch(`${server.sandbox}/_sandbox/ledger`);
    const rows = (await reply.json()) as readonly LedgerRow[];
    return rows.filter(({ outcome }) => outcome === null).map((row) => `${row.idempotencyKey} ${row.asks}`);
  };
  const before = new Set(await open());
  for (const end = Date.now() + MAX_REQUEST_MS; Date.now() < end; await wait(10))
    if ((await open()).some((question) => !before.has(question))) return;
}

/**
 * Registers one borrower after another and confirms an offer until the kills are over. Borrowers in progress finish.
 */
async function registerThroughKills(server: MortalServer, pass: () => Promise<void>): Promise<Borrower[]> {
  const outside = createOutsideParties(server);
  const borrowers: Borrower[] = [];
  let [isOver, isGivenUp] = [false, false];
  const walks = Promise.all(
    Array.from({ length: BORROWER_COUNT }, async () => {
      while (!isOver || borrowers.length < BORROWER_COUNT) {
        const borrower = await registerBorrower(server, SCENARIO);
        borrowers.push(borrower);
        await runUntil(borrower, outside, server.upSince);
      }
    }),
  );
  walks.catch(() => {
    isGivenUp = true;
  });
  const killed = await killRepeatedly({
    kills: KILLS,
    between: MAX_WRITES,
    chance: createChance(SEED),
    server,
    answered: () => countWrites(borrowers),
    pass,
    isOver: () => isGivenUp,
    moment: () => waitForVendorRequest(server),
  });
  console.log(`registrations, seed ${SEED}: ${formatStarts(killed)}`);
  isOver = true;
  await walks;
  return borrowers;
}

/** Checks that everything stored is what the borrowers were told. */
async function expectPromisesKept({ db }: Store, borrowers: readonly Borrower[]): Promise<void> {
  const uuids = borrowers.map(({ uuid }) => uuid);
  const loans = await db.selectFrom('application').select(['uuid', 'identity_uuid', 'status', 'version']).execute();
  expect(loans.map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted());
  expect(new Set(loans.map((loan) => loan.identity_uuid)).size).toBe(borrowers.length);
  expect(loans.filter(({ status }) => status !== SCENARIO.until)).toEqual([]);
  expect(await findBrokenFiles(db, uuids)).toEqual([]);
  const facts = await db.selectFrom('fact').select(['application_uuid', 'type']).execute();
  for (const { uuid, client } of borrowers) {
    const acknowledged = Math.max(0, ...client.acknowledged.map(({ version }) => version ?? 0));
    expect(loans.find((loan) => loan.uuid === uuid)?.version).toBeGreaterThanOrEqual(acknowledged);
    for (const once of ONCE_FACTS)
      expect(
        facts.filter((fact) => fact.application_uuid === uuid && fact.type === once),
        `${once} of ${uuid}`,
      ).toHaveLength(1);
    expect(client.serverErrors).toEqual([]);
  }
  const requests = await db
    .selectFrom('vendor_ledger')
    .select(['application_uuid', 'op', 'kind', 'attempt', 'asks'])
    .execute();
  const pulls = requests.filter(({ kind }) => kind === 'credit');
  expect(new Set(pulls.map((row) => `${row.application_uuid} ${row.op} ${row.attempt}`)).size).toBe(pulls.length);
  expect(pulls.filter((row) => uuids.includes(row.application_uuid ?? ''))).toHaveLength(borrowers.length);
  // A kill interrupted a question that was repeated under its key, so the kills do reach the middle of jobs.
  const cutOff = requests.filter(({ asks }) => asks > 1).length;
  expect(cutOff).toBeGreaterThan(0);
  console.log(`${borrowers.length} borrowers, ${cutOff} questions cut off and asked again`);
}

/**
 * Advances the time in which a dead server's jobs and requests count as alive. The built-in database is open in only
 * one process, which immediately resumes what the last one left.
 */
async function startTimeControl(database: Database): Promise<{ pass: () => Promise<void>; stop: () => Promise<void> }> {
  if (!database.databaseUrl) return { pass: async () => {}, stop: async () => {} };
  const store = await openStore(database, () => {});
  const colleague = new PgBoss({
    connectionString: database.databaseUrl,
    max: 2,
    supervise: false,
    schedule: false,
  });
  await colleague.start();
  return {
    pass: () => simulateOutage(store, colleague),
    async stop() {
      await colleague.stop({ graceful: false, close: true });
      await store.close();
    },
  };
}

/** `npm test` kills it on PostgreSQL only: the code is the same. */
const KINDS = isLongRun || 'missing' in postgres ? (['postgres', 'pglite'] as const) : (['postgres'] as const);

for (const kind of KINDS)
  describe.skipIf(kind === 'postgres' && 'missing' in postgres)(`registrations on ${kind}`, () => {
    test(
      `${KILLS} kills of the server, even during jobs, lose nothing acknowledged and repeat no request or soft pull`,
      { timeout: 600_000 + KILLS * 20_000 },
      async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'lintel-kills-'));
        const databaseUrl = kind === 'postgres' && 'url' in postgres ? await cloneDatabase(postgres.url) : null;
        const server = await prepareMortalServer(databaseUrl, dataDir);
        const time = await startTimeControl({ databaseUrl, dataDir });
        try {
          await server.start();
          await slowVendors(server);
          const borrowers = await registerThroughKills(server, time.pass);
          expect(borrowers.length).toBeGreaterThanOrEqual(BORROWER_COUNT);
          await server.kill();
          const store = await openStore({ databaseUrl, dataDir }, () => {});
          await expectPromisesKept(store, borrowers).finally(() => store.close());
        } finally {
          await server.stop();
          await time.stop();
          rmSync(dataDir, { recursive: true, force: true });
        }
      },
    );
  });
