import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../src/kernel/db/schema.ts';

/**
 * Makes a caller fail that holds a connection and asks the pool for another one. On PGlite, which has one, it
 * would wait forever; on PostgreSQL the mistake stays hidden until as many callers make it as there are connections.
 */
export function forbidNestedConnections(db: Kysely<Database>): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  const holder = new AsyncLocalStorage<{ holds: boolean }>();
  executor.provideConnection = (consumer, options) => {
    if (holder.getStore()?.holds) throw new Error('The pool was used inside its own transaction.');
    const hold = { holds: true };
    return provide(
      (connection) =>
        holder.run(hold, () =>
          consumer(connection).finally(() => {
            hold.holds = false;
          }),
        ),
      options,
    );
  };
}
