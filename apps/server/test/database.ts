import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { isLongRun } from '../../../tools/long-run.mjs';
import type {} from '../src/declarations.ts';
import { openMemory } from '../src/kernel/db/memory.ts';
import { migrate } from '../src/kernel/db/migrate.ts';
import { openPostgres, openStore, type Store } from '../src/kernel/db/open.ts';
import { startJobs } from '../src/kernel/jobs/jobs.ts';
import { runCleanups } from './cleanup.ts';
import { forbidNestedConnections } from './one-connection.ts';
import { quiet } from './quiet.ts';

const CACHE = join(import.meta.dirname, '../../../.reports/databases');
const MIGRATIONS = join(import.meta.dirname, '../src/migrations');

/** Opens the database of this group of tests; with `fresh` another one, with `empty` another one without tables. */
export type OpenStore = (which?: 'fresh' | 'empty') => Promise<Store>;

/**
 * Runs the same tests on PGlite and on PostgreSQL, each in its own migrated database that is closed after the tests.
 * For tests of the store, of records and of jobs.
 */
export function onBothDatabases(name: string, tests: (open: OpenStore, kind: Store['kind']) => void): void {
  describe(`${name} on PGlite`, () => {
    tests(closeAfterTests(openPglite, openEmptyPglite), 'pglite');
  });
  const postgres = inject('postgres');
  const missing = 'missing' in postgres ? postgres.missing : undefined;
  describe.skipIf(missing)(`${name} on PostgreSQL${missing ? `: ${missing}` : ''}`, () => {
    tests(
      closeAfterTests(
        () => ('url' in postgres ? openClone(postgres.url) : openPglite()),
        () => ('url' in postgres ? openEmpty(postgres.url) : openEmptyPglite()),
      ),
      'postgres',
    );
  });
}

/**
 * Runs a feature's tests on one database that is closed after them: PostgreSQL, as in production, where available.
 * `npm run test:long` runs both.
 */
export function onOneDatabase(name: string, tests: (open: OpenStore, kind: Store['kind']) => void): void {
  if (isLongRun) return onBothDatabases(name, tests);
  const postgres = inject('postgres');
  const [label, kind, open, empty] =
    'url' in postgres
      ? (['PostgreSQL', 'postgres', () => openClone(postgres.url), () => openEmpty(postgres.url)] as const)
      : (['PGlite', 'pglite', openPglite, openEmptyPglite] as const);
  describe(`${name} on ${label}`, () => {
    tests(closeAfterTests(open, empty), kind);
  });
}

function closeAfterTests(open: () => Promise<Store>, openEmptyStore: () => Promise<Store>): OpenStore {
  const opened: Promise<Store>[] = [];
  let shared: Promise<Store> | undefined;
  afterAll(async () => {
    for (const store of await Promise.all(opened)) {
      await runCleanups(store);
      await store.close();
    }
  });
  return (which) => {
    if (!which && shared) return shared;
    const store = which === 'empty' ? openEmptyStore() : open();
    opened.push(store);
    if (!which) shared = store;
    return store;
  };
}

/** Opens a migrated PGlite in memory, from a dump that the first test of a run creates. */
export async function openPglite(): Promise<Store> {
  const dump = join(CACHE, `pglite-${fingerprint()}.tar`);
  if (!existsSync(dump)) await makeDump(dump, prepare);
  // A checkout timeout of a few seconds turns "used the pool inside its own transaction" into a failure instead of a
  // hang.
  return openMemory(new Blob([readFileSync(dump)]), 5000);
}

/** Opens a PGlite without tables, from a dump too: creating a database takes five times as long as loading one. */
async function openEmptyPglite(): Promise<Store> {
  const dump = join(CACHE, 'pglite-empty.tar');
  if (!existsSync(dump)) await makeDump(dump, async () => {});
  return openMemory(new Blob([readFileSync(dump)]));
}

async function makeDump(path: string, fill: (store: Store) => Promise<void>): Promise<void> {
  const store = await openMemory();
  await fill(store);
  const dump = await store.dump();
  await store.close();
  mkdirSync(CACHE, { recursive: true });
  const temporaryPath = `${path}.${process.pid}.${crypto.randomUUID()}`;
  writeFileSync(temporaryPath, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporaryPath, path);
}

/** Creates a data directory with a migrated PGlite, copied from one that the first test of a run creates. */
export async function makeDataDir(): Promise<string> {
  const prepared = join(CACHE, `data-${fingerprint()}`);
  if (!existsSync(prepared)) {
    mkdirSync(CACHE, { recursive: true });
    const directory = mkdtempSync(`${prepared}-`);
    const store = await openStore({ databaseUrl: null, dataDir: directory }, () => {});
    await prepare(store);
    await store.close();
    try {
      renameSync(directory, prepared);
    } catch {
      // Another worker was faster.
      rmSync(directory, { recursive: true });
    }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-data-'));
  cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

async function prepare(store: Store): Promise<void> {
  await migrate(store.db, { production: false, sandboxVendors: true });
  await (await startJobs(store, quiet)).stop();
}

/** Opens a separate PostgreSQL database, copied from a migrated template that the first test of a run creates. */
export async function openClone(server: string): Promise<Store> {
  const store = await openPostgres(await cloneDatabase(server), 8);
  forbidNestedConnections(store.db);
  return store;
}

async function openEmpty(server: string): Promise<Store> {
  const name = `lintel_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return openPostgres(toDatabaseUrl(server, name), 2);
}

/** Creates a migrated PostgreSQL database and returns its address. */
export async function cloneDatabase(server: string): Promise<string> {
  const template = `lintel_template_${fingerprint()}`;
  const name = `lintel_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One worker creates the template and the others wait, because copying requires that no one is connected to it.
    await client.query('select pg_advisory_lock(4711)');
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount === 0) {
      await client.query(`create database ${template}_new`);
      const store = await openPostgres(toDatabaseUrl(server, `${template}_new`), 4);
      await prepare(store);
      await store.close();
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    // Copying the files takes a tenth of the time of copying through the log.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock(4711)');
  } finally {
    await client.end();
  }
  return toDatabaseUrl(server, name);
}

function toDatabaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns a hash that changes with every migration and with the queues, so that an old copy is never used. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|sql)$/.test(file),
  );
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  hash.update(readFileSync(join(import.meta.dirname, '../src/kernel/jobs/jobs.ts')));
  return hash.digest('hex').slice(0, 16);
}
