import type { Policy } from '@lintel/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Config } from './config/index.ts';
import type { Keys, Store, Database, Vault } from './db/index.ts';

export type Db = Store['db'];
export type Trx = Transaction<Database>;

/**
 * The one place where the parts of the server meet. Features receive it; nothing else is global. A folder that adds to it
 * declares its part in its own `context.ts`, so that the context knows none of its users; `create-context.ts` joins the parts.
 */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly db: Db;
  readonly keys: Keys;
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
  /** Clock of sessions, codes and limits; moves only by name, never with the loan clock. */
  readonly sessionNow: () => Date;
  /** The policy that an organization lends by: asked wherever a limit, a price or a fee of it is needed, and stored nowhere. */
  readonly getPolicy: (organization: string) => Policy;
}
