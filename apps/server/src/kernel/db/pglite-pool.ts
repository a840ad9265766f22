import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import type { Db } from 'pg-boss';

/**
 * A pool of one connection over the one PGlite session. Kysely and pg-boss both check out from here. Nothing else may
 * use PGlite directly, or its statements would run inside another caller's open transaction.
 */
export function poolOverPglite(lite: PGlite, checkoutTimeout = 10_000): pg.Pool {
  const connection = createPgConfig(lite) as unknown as pg.PoolConfig;
  // A second checkout inside a transaction would wait forever on a pool of one. The timeout turns that mistake into an
  // error.
  return new pg.Pool({ ...connection, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: checkoutTimeout });
}

/** The executor that pg-boss uses when it shares our pool. */
export function bossDatabase(pool: pg.Pool, lite: PGlite): Db {
  return {
    executeSql: (text, values) =>
      withClient(pool, async (client) => {
        try {
          // Scripts of several statements have no values and need the simple protocol.
          const result: pg.QueryResult | pg.QueryResult[] = await (values?.length
            ? client.query(text, values)
            : client.query(text));
          return { rows: Array.isArray(result) ? result.flatMap((one: pg.QueryResult) => one.rows) : result.rows };
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    listen: async (channel, onNotification, onReconnect) => {
      const stop = await listenOnPglite(pool, lite, channel, onNotification);
      onReconnect();
      return { close: stop };
    },
  };
}

/** Receives the notifications of a channel until the returned function is called. */
export async function listenOnPglite(
  pool: pg.Pool,
  lite: PGlite,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stop = await withClient(pool, () => lite.listen(channel, onNotification));
  return () => withClient(pool, () => stop());
}

async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}
