import type { Context } from '../context.ts';
import type { Executor } from './vault.ts';

type Parts = Pick<Context, 'db' | 'keys' | 'vault'>;

/**
 * One kind of keyed hashes by which people or files are found, such as those of email addresses. A key rotation
 * rebuilds the hashes from the sealed values.
 */
export interface HashIndex {
  readonly name: string;
  /** Returns a batch of IDs after `after` that have no hash under the newest key yet. */
  pending(context: Parts, after: string): Promise<readonly string[]>;
  rebuild(context: Parts, trx: Executor, id: string): Promise<void>;
  /** Removes hashes of older keys once everything has one under the newest key. */
  forgetOlder(context: Parts): Promise<void>;
}

/** Number of IDs in one batch. */
export const HASH_BATCH_SIZE = 100;
