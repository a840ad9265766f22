import type { Context } from '../context.ts';
import type { Executor } from './vault.ts';

type Parts = Pick<Context, 'db' | 'keys' | 'vault'>;

/** What people and files are found by: keyed hashes, made again from what is sealed when keys rotate. */
export interface HashIndex {
  readonly name: string;
  /** Ids of what has no hash under the newest key yet, some at a time, after an id. */
  pending(context: Parts, after: string): Promise<readonly string[]>;
  rebuild(context: Parts, trx: Executor, id: string): Promise<void>;
  /** Removes hashes of older keys once everything has one of the newest. */
  forgetOlder(context: Parts): Promise<void>;
}

/** Ids of one round. */
export const HASHES_AT_ONCE = 100;
