import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartRefused } from '../start-refused.ts';

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables up to date, each migration once, in the order of their numbers. On PostgreSQL Kysely takes an advisory
 * lock, so replicas that start together wait for each other. Two people number their migrations in ranges of their own,
 * hence a lower number may arrive after a higher one.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new StartRefused(`The database cannot be brought up to date: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
  return (results ?? []).map((result) => result.migrationName);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name)).toSorted();
  const found: Record<string, Migration> = {};
  for (const file of files) {
    const path = pathToFileURL(join(FOLDER, file)).href;
    found[file.slice(0, -3)] = (await import(path)) as Migration;
  }
  return found;
}
