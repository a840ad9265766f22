import { join } from 'node:path';
import type { Context } from '../../kernel/context.ts';
import { countOlderFiles, resealFiles } from '../../vendors/index.ts';
import { BEFORE_FIRST_ID, HASH_INDEXES } from './hash-indexes.ts';
import { countOlder, resealColumn } from './reseal.ts';

type Parts = Pick<Context, 'config' | 'db' | 'keys' | 'vault'>;

/** The result of one rotation, by table, hash index or `files`: what it did and what is left. */
export interface Rotation {
  readonly done: Readonly<Record<string, number>>;
  /** What still needs an older key. Empty when older keys may be removed; `stopped` is 1 after an interruption. */
  readonly left: Readonly<Record<string, number>>;
  /** Values that no key opens: altered or swapped. They are counted in `left` too. */
  readonly unreadable: Readonly<Record<string, number>>;
}

/** Servers that write under an older key during the rotation would keep it running forever. */
const ROUNDS = 3;

/**
 * Moves everything stored to the newest vault key and the newest index key. Runs alongside the servers, can be
 * interrupted at any time and run again without losing progress. Stops when `shouldContinue`, which it calls before
 * each step, returns false.
 */
export async function rotate(context: Parts, shouldContinue: () => boolean = () => true): Promise<Rotation> {
  const done: Record<string, number> = {};
  const unreadable: Record<string, number> = {};
  for (let round = 0; round < ROUNDS && shouldContinue(); round += 1) {
    let changed = 0;
    const add = (name: string, count: number): void => {
      changed += count;
      if (count > 0) done[name] = (done[name] ?? 0) + count;
    };
    for (const name of (await countOlder(context)).keys()) {
      const counted = await resealColumn(context, name, shouldContinue);
      add(name, counted.done);
      if (counted.unreadable > 0) unreadable[name] = counted.unreadable;
    }
    const files = await resealFiles(getFilesFolder(context), context.keys.vault, shouldContinue);
    add('files', files.done);
    if (files.unreadable > 0) unreadable['files'] = files.unreadable;
    for (const index of HASH_INDEXES) add(index.name, await rebuildIndex(context, index, shouldContinue));
    if (changed === 0) break;
  }
  const remaining = shouldContinue() ? await countLeftOver(context) : { stopped: 1 };
  return { done, left: remaining, unreadable };
}

const getFilesFolder = ({ config }: Parts): string => join(config.dataDir, 'files');

async function rebuildIndex(
  context: Parts,
  index: (typeof HASH_INDEXES)[number],
  shouldContinue: () => boolean,
): Promise<number> {
  let count = 0;
  for (let after = BEFORE_FIRST_ID; ;) {
    const ids = await index.pending(context, after);
    for (const id of ids) {
      if (!shouldContinue()) return count;
      await context.db.transaction().execute((trx) => index.rebuild(context, trx, id));
      count += 1;
    }
    const last = ids.at(-1);
    if (last === undefined) return count;
    after = last;
  }
}

/** Counts what still needs an older key, at most one batch per hash index. Empty when older keys may be removed. */
export async function countLeftOver(context: Parts): Promise<Record<string, number>> {
  const remaining: Record<string, number> = {};
  const add = (name: string, count: number): void => {
    if (count > 0) remaining[name] = count;
  };
  for (const [name, count] of await countOlder(context)) add(name, count);
  add('files', await countOlderFiles(getFilesFolder(context), context.keys.vault));
  for (const index of HASH_INDEXES) add(index.name, (await index.pending(context, BEFORE_FIRST_ID)).length);
  return remaining;
}

/** Removes the hashes that older index keys made. Call it only when nothing is left over. */
export async function forgetOlderHashes(context: Parts): Promise<void> {
  for (const index of HASH_INDEXES) await index.forgetOlder(context);
}
