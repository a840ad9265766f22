import type { SanctionsList } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';

/** Names the lock between the sweep that notices a changed list and everyone who records a comparison. No other advisory lock of a transaction has this number. */
const LISTS_LOCK = 501_598;

/** The lists that the sweep noticed last, in one string to compare. */
export async function noticedLists(trx: Executor): Promise<string> {
  const rows = await trx
    .selectFrom('sanctions_list')
    .select(['name', 'published_on', 'content'])
    .orderBy('name')
    .execute();
  return JSON.stringify(rows.map(({ name, published_on: publishedOn, content }) => [name, publishedOn, content]));
}

/** Whether one of these lists was published before the one that the sweep noticed, or says something else under its date. */
export async function areOlderThanNoticed(trx: Executor, lists: readonly SanctionsList[]): Promise<boolean> {
  const rows = await trx.selectFrom('sanctions_list').selectAll().execute();
  return lists.some(({ name, publishedOn, content }) => {
    const noticed = rows.find((row) => row.name === name);
    if (!noticed || noticed.published_on < publishedOn) return false;
    return noticed.published_on > publishedOn || (noticed.content !== null && noticed.content !== content);
  });
}

/**
 * Keeps the lists as they are until the end of the caller's transaction: a sweep for the files that a changed list concerns begins after it, and finds the people
 * who are recorded in it. Returns false, and doesn't wait, while such a sweep runs: the caller holds the application's row, which the sweep needs.
 */
export async function tryShareLists(trx: Executor): Promise<boolean> {
  const { rows } = await sql<{
    shared: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${LISTS_LOCK}) as shared`.execute(trx);
  return rows[0]?.shared ?? false;
}

/** Lets the transaction change the lists alone, after the comparisons that are being recorded. */
export async function lockLists(trx: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LISTS_LOCK})`.execute(trx);
}
