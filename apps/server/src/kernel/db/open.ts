import { mkdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { type Config, StartRefused } from '../config/index.ts';
import { DatabaseClient } from './client.ts';
import { listenOnPostgres, type NotificationListener } from './listen.ts';
import { acquireLock } from './lock-file.ts';
import { bossDatabase, listenOnPglite, poolOverPglite } from './pglite-pool.ts';
import type { Database } from './schema.ts';

/** An open database, PostgreSQL or the built-in PGlite: Kysely for queries, and what pg-boss needs to run on it. */
export interface Store {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly boss: ConstructorOptions;
  /** Runs a frequent query as a named prepared statement, planned once for each connection. */
  prepared<R>(name: string, text: string, values: readonly unknown[]): Promise<R[]>;
  /** Connections of the pool, and queries that wait for one. */
  poolUse(): { readonly inUse: number; readonly idle: number; readonly waiting: number };
  /** Receives the notifications of a channel in every replica, until the returned function is called. */
  listen(channel: string, onNotification: NotificationListener): Promise<() => Promise<void>>;
  /** Runs schema changes, which may take longer than a query. */
  upgrade(use: (db: Kysely<Database>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the PostgreSQL database of the settings or, without one, PGlite in the data folder for this process only. */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  say: (line: string) => void,
): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const unlock = acquireLock(join(config.dataDir, 'server.lock'));
  const directory = join(config.dataDir, 'database');
  try {
    if (!existsSync(directory))
      say(`Setting up the database in ${directory}. This takes a few seconds and happens only once.`);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const store = storeOnPglite(await PGlite.create({ dataDir: directory }));
    say('Built-in database: only for trying Lintel out. It survives a server crash, but not a power loss.');
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new StartRefused(
      `The built-in database in ${directory} can't be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Longest waits in milliseconds: `statement` is enforced by the database server, `query` by us when the server no
 * longer responds. Together they stay below a caller's 15 s.
 */
export interface DatabaseTimes {
  readonly connect: number;
  readonly statement: number;
  readonly query: number;
}

const TIMES: DatabaseTimes = { connect: 5000, statement: 8000, query: 9000 };
/** The housekeeping of pg-boss reads whole tables, and no caller waits for it. */
const BOSS_QUERY = 30_000;
/**
 * How long an unused connection stays open, in milliseconds. The first statements on a new one take ten times as long,
 * so work that comes in bursts finds those of the burst before.
 */
const CONNECTION_IDLE = 300_000;

export async function openPostgres(url: string, size = 10, times: DatabaseTimes = TIMES): Promise<Store> {
  const always = {
    connectionString: url,
    connectionTimeoutMillis: times.connect,
    keepAlive: true,
    Client: DatabaseClient,
  };
  // pg-boss passes unknown options to its own pool.
  const forBoss = { ...always, query_timeout: BOSS_QUERY, idleTimeoutMillis: CONNECTION_IDLE };
  const pool = new pg.Pool({
    ...always,
    max: size,
    idleTimeoutMillis: CONNECTION_IDLE,
    statement_timeout: times.statement,
    query_timeout: times.query,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces a connection that breaks while idle. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  const version = await loadServerVersion(pool);
  if (version < 150_000) {
    await pool.end();
    throw new StartRefused(
      `The PostgreSQL server is version ${Math.floor(version / 10_000)}. Lintel needs 15 or newer.`,
    );
  }
  return {
    kind: 'postgres',
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    boss: { ...forBoss, max: 4 },
    prepared: preparedOn(pool),
    poolUse: () => poolUse(pool),
    listen: (channel, onNotification) => listenOnPostgres(always, channel, onNotification),
    upgrade: async (use) => {
      // Changing a large table may take minutes, so no time limit applies.
      const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...always, max: 2 }) }) });
      await use(db).finally(() => db.destroy());
    },
    close: () => pool.end(),
  };
}

export function storeOnPglite(lite: PGlite, checkoutTimeout?: number): Store {
  const pool = poolOverPglite(lite, checkoutTimeout);
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'pglite',
    db,
    boss: { db: bossDatabase(pool, lite), backend: 'pglite' },
    listen: (channel, onNotification) => listenOnPglite(pool, lite, channel, onNotification),
    prepared: preparedOn(pool),
    poolUse: () => poolUse(pool),
    upgrade: (use) => use(db),
    close: async () => {
      await pool.end();
      await lite.close();
    },
  };
}

const poolUse = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

const preparedOn =
  (pool: pg.Pool) =>
  async <R>(name: string, text: string, values: readonly unknown[]): Promise<R[]> => {
    const { rows } = await pool.query({ name, text, values: [...values] });
    return rows as R[];
  };

async function loadServerVersion(pool: pg.Pool): Promise<number> {
  try {
    const answer = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Number(answer.rows[0]?.server_version_num);
  } catch (error) {
    await pool.end();
    throw new StartRefused(
      `The database at DATABASE_URL isn't responding: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
