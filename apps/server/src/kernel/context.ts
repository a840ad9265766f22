import type { Policy } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Config } from './config/index.ts';
import type { Keys, Store, Database, Vault } from './db/index.ts';
import type { Metrics } from './metrics/index.ts';

export type Db = Store['db'];
export type Trx = Transaction<Database>;

/**
 * The one place where the parts of the server meet. Features receive it, and nothing else is global. A folder that adds
 * to it declares its part in its own `context.ts`, so that the context doesn't depend on its users. `create-context.ts`
 * joins the parts.
 */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly db: Db;
  readonly keys: Keys;
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** Clock of sessions, codes and limits. It is set explicitly and never moves with the loan clock. */
  readonly sessionNow: () => Date;
  /**
   * The organization's lending policy. Callers ask for it whenever they need a limit, price or fee, and store none of
   * it.
   */
  readonly getPolicy: (organization: string) => Policy;
}
