import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartRefused, type Config } from '../config/index.ts';
import type { Database } from './schema.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');
/** Sandbox migrations have their own folder and list, because a rehearsal may be switched on and off. */
const SANDBOX = {
  folder: join(FOLDER, 'sandbox'),
  lists: { migrationTableName: 'kysely_sandbox_migration', migrationLockTableName: 'kysely_sandbox_migration_lock' },
};

/**
 * The settings that decide whether the database has the sandbox's tables. In production it has them only for a
 * rehearsal (SANDBOX_VENDORS=on).
 */
export type Environment = Pick<Config, 'production' | 'sandboxVendors'>;

/**
 * Brings the tables up to date. Runs each migration once, ordered by date, and returns the names of those that ran. On
 * PostgreSQL Kysely takes an advisory lock, so replicas that start together wait for each other.
 */
export async function migrate(db: Kysely<Database>, environment: Environment): Promise<readonly string[]> {
  try {
    await upgradeFromBefore(db);
    const done = await run(db, FOLDER);
    const isSandbox = !environment.production || environment.sandboxVendors;
    return isSandbox ? [...done, ...(await run(db, SANDBOX.folder, SANDBOX.lists))] : done;
  } catch (error) {
    throw new StartRefused(
      `The database can't be upgraded: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
    );
  }
}

async function run(db: Kysely<Database>, folder: string, lists: Partial<typeof SANDBOX.lists> = {}): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsIn(folder) }, ...lists });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/**
 * Finds migrations by file name, so that no folder has to import them.
 *
 * @throws if a file looks like a migration but is misnamed, because it would otherwise be skipped silently
 */
export async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d.*\.[cm]?[jt]s$/.test(name) && !name.includes('.test.'));
  const misnamed = files.find((name) => !/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.ts$/.test(name));
  if (misnamed) throw new Error(`${misnamed} needs a name like 2026-11-24-first-schema.ts`);
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.slice(0, -3), await load<Migration>(join(folder, file))] as const),
    ),
  );
}

async function upgradeFromBefore(db: Kysely<Database>): Promise<void> {
  const before = await load<{ upgrade: (db: Kysely<unknown>) => Promise<void> }>(
    join(FOLDER, 'from-before/upgrade.ts'),
  );
  await before.upgrade(db as Kysely<unknown>);
}

const load = async <Module>(path: string): Promise<Module> => (await import(pathToFileURL(path).href)) as Module;
