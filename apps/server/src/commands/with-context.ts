import { findBrand } from '@lintel/brands';
import { createContext } from '../create-context.ts';
import { readConfig, StartRefused } from '../kernel/config/index.ts';
import type { Context } from '../kernel/context.ts';
import { loadKeys, migrate, openStore } from '../kernel/db/index.ts';
import { startJobs } from '../kernel/jobs/index.ts';
import { quietLog } from './quiet-log.ts';

/** The environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs one operator command with its own context, from the server's environment. Refuses with `StartRefused` when there
 * is no such lender. On the built-in database the server must be stopped first, because only one process can open it.
 */
export async function withServerContext<Result>(
  env: Environment,
  organization: string | null,
  command: (context: Context) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  if (organization !== null && !findBrand(organization, config.brands))
    throw new StartRefused(`There is no lender ${organization}.`);
  const store = await openStore(config, () => undefined);
  try {
    await store.upgrade(async (db) => void (await migrate(db, config)));
    const keys = await loadKeys(config, store.db);
    const jobs = await startJobs(store, quietLog);
    try {
      const context = await createContext({ config, store, keys, jobs, log: quietLog, features: [] });
      const result = await command(context);
      await context.audit.flush();
      return result;
    } finally {
      await jobs.stop();
    }
  } finally {
    await store.close();
  }
}
