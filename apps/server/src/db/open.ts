import { mkdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Config } from '../config.ts';
import { StartRefused } from '../start-refused.ts';
import { takeLock } from './lock-file.ts';
import { bossDatabase, poolOverPglite } from './pglite-pool.ts';
import type { Database } from './schema.ts';

/** An open database: the same Kysely on both kinds, and what pg-boss needs to run on it. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly boss: ConstructorOptions;
  close(): Promise<void>;
}

export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir'>, say: (line: string) => void): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const unlock = takeLock(join(config.dataDir, 'server.lock'));
  const directory = join(config.dataDir, 'database');
  try {
    if (!existsSync(directory)) say(`Setting up a database in ${directory}, once; this takes a few seconds.`);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const store = storeOnPglite(await PGlite.create({ dataDir: directory }));
    say('Built-in database: for trying out only. It survives a crash of the server, not a loss of power.');
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new StartRefused(`The built-in database in ${directory} does not open: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export async function openPostgres(url: string, size = 10): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const version = await versionOf(pool);
  if (version < 150_000) {
    await pool.end();
    throw new StartRefused(`The PostgreSQL server is version ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
  }
  return {
    kind: 'postgres',
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    boss: { connectionString: url, max: 4 },
    close: () => pool.end(),
  };
}

export function storeOnPglite(lite: PGlite, checkoutTimeout?: number): Store {
  const pool = poolOverPglite(lite, checkoutTimeout);
  pool.on('error', () => undefined);
  return {
    kind: 'pglite',
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    boss: { db: bossDatabase(pool, lite), backend: 'pglite' },
    close: async () => {
      await pool.end();
      await lite.close();
    },
  };
}

async function versionOf(pool: pg.Pool): Promise<number> {
  try {
    const answer = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Number(answer.rows[0]?.server_version_num);
  } catch (error) {
    await pool.end();
    throw new StartRefused(`DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
}
