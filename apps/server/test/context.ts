import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createContext } from '../src/create-context.ts';
import { readConfig, type Config } from '../src/kernel/config/config.ts';
import { SHIPPED_TEST_KEYS } from '../src/kernel/config/key-text.ts';
import { type Context } from '../src/kernel/context.ts';
import { loadKeys } from '../src/kernel/db/keys.ts';
import type { Store } from '../src/kernel/db/open.ts';
import type { Feature } from '../src/kernel/feature.ts';
import { startJobs } from '../src/kernel/jobs/jobs.ts';
import { runWork } from '../src/kernel/jobs/run-work.ts';
import { openMetrics } from '../src/kernel/metrics/index.ts';
import { addCleanup } from './cleanup.ts';
import { quiet } from './quiet.ts';

/** A test's changes to the context. */
export interface TestContextOptions {
  readonly features?: readonly Feature[];
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: FastifyBaseLogger;
  readonly sessionNow?: () => Date;
  /** Whether jobs run. Otherwise they stay queued. */
  readonly run?: boolean;
  /** Policies that replace the shipped ones. */
  readonly getPolicy?: Context['getPolicy'];
}

const dataFolders = new WeakMap<Store, string>();

/** The data folder of a database, removed with it. Every server on the same database sees the same files. */
function getDataFolder(store: Store): string {
  const existing = dataFolders.get(store);
  if (existing) return existing;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-data-'));
  dataFolders.set(store, folder);
  addCleanup(store, async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a context on an open database with test keys. Its jobs end with the database. */
export async function createTestContext(store: Store, parts: TestContextOptions = {}): Promise<Context> {
  const config: Config = readConfig({
    PORT: '0',
    DATA_DIR: getDataFolder(store),
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
    DEFAULT_BRAND: 'FIGURE',
    ...parts.env,
  });
  const log = parts.log ?? quiet;
  const keys = await loadKeys(config, store.db);
  const metrics = openMetrics();
  const jobs = await startJobs(store, log, metrics.countJob);
  addCleanup(store, () => jobs.stop());
  const features = parts.features ?? [];
  const context = await createContext({
    config,
    store,
    keys,
    jobs,
    log,
    metrics,
    features,
    ...(parts.sessionNow ? { sessionNow: parts.sessionNow } : {}),
    ...(parts.getPolicy ? { getPolicy: parts.getPolicy } : {}),
  });
  if (parts.run) await runWork(context);
  return context;
}
