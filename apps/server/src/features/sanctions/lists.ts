import type { SanctionsList } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';

/**
 * Number of the lock between the sweep that notices a changed list and every transaction that records a screening. No
 * other advisory lock of a transaction uses this number.
 */
const LISTS_LOCK = 501_598;

/** Returns the lists that the sweep last noticed, as one string to compare. */
export async function loadNoticedLists(trx: Executor): Promise<string> {
  const rows = await trx
    .selectFrom('sanctions_list')
    .select(['name', 'published_on', 'content'])
    .orderBy('name')
    .execute();
  return JSON.stringify(rows.map(({ name, published_on: publishedOn, content }) => [name, publishedOn, content]));
}

/**
 * Returns whether one of these lists is older than the one that the sweep noticed, or has other content under the same
 * date.
 */
export async function areOlderThanNoticed(trx: Executor, lists: readonly SanctionsList[]): Promise<boolean> {
  const rows = await trx.selectFrom('sanctions_list').selectAll().execute();
  return lists.some(({ name, publishedOn, content }) => {
    const noticed = rows.find((row) => row.name === name);
    if (!noticed || noticed.published_on < publishedOn) return false;
    return noticed.published_on > publishedOn || (noticed.content !== null && noticed.content !== content);
  });
}

/**
 * Keeps the lists unchanged until the caller's transaction ends: a sweep for the files affected by a changed list
 * starts after it and finds the people recorded in it. Returns false without waiting while such a sweep runs, because
 * the caller locks the application's row, which the sweep needs.
 */
export async function tryShareLists(trx: Executor): Promise<boolean> {
  const { rows } = await sql<{
    shared: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${LISTS_LOCK}) as shared`.execute(trx);
  return rows[0]?.shared ?? false;
}

/** Gives the transaction exclusive access to the lists, after the screenings that are being recorded. */
export async function lockLists(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LISTS_LOCK})`.execute(trx);
}
