import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartRefused } from '../config/index.ts';
import type { Keys } from './keys.ts';
import type { Database } from './schema.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

/**
 * Brings the tables up to date, each migration once, in the order of their numbers. On PostgreSQL Kysely takes an advisory
 * lock, so replicas that start together wait for each other. Two people number their migrations in ranges of their own,
 * hence a lower number may arrive after a higher one. `loadKeys` is asked only where something stored has to be sealed.
 */
export async function migrate<Tables>(db: Kysely<Tables>, loadKeys?: LoadKeys): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => getMigrations(loadKeys) },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error)
    throw new StartRefused(
      `The database cannot be brought up to date: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
    );
  return (results ?? []).map((result) => result.migrationName);
}

export type LoadKeys = (db: Kysely<Database>) => Promise<Keys>;

interface MigrationFile {
  readonly up: (db: Kysely<unknown>, keys: () => Promise<Keys>) => Promise<void>;
}

async function getMigrations(loadKeys: LoadKeys = noKeys): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name)).toSorted();
  const found: Record<string, Migration> = {};
  for (const file of files) {
    const path = pathToFileURL(join(FOLDER, file)).href;
    const { up } = (await import(path)) as MigrationFile;
    found[file.slice(0, -3)] = { up: (db: Kysely<Database>) => up(db as Kysely<unknown>, () => loadKeys(db)) };
  }
  return found;
}

const noKeys: LoadKeys = () => {
  throw new Error('There are values to seal, and no keys were given.');
};
