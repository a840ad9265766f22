import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Context, Trx } from '../src/kernel/context.ts';

async function countWaiting(context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
  return rows[0]?.n ?? 0;
}

/**
 * Starts a request and returns it once it waits for a database lock, as the `place`th, or was answered. On PostgreSQL
 * only, for tests of concurrent requests.
 */
export async function startBehindLock<Answer>(
  context: Context,
  send: () => Promise<Answer>,
  place = 1,
): Promise<{ answer: Promise<Answer> }> {
  let isAnswered = false;
  const answer = send().finally(() => {
    isAnswered = true;
  });
  await vi.waitFor(async () => expect(isAnswered || (await countWaiting(context)) >= place).toBe(true), 10_000);
  return { answer };
}

/** Sends a request while a transaction holds a lock, makes a change in that transaction, and returns the answer. */
export async function sendDuring<Answer>(
  context: Context,
  lock: (trx: Trx) => Promise<unknown>,
  change: (trx: Trx) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const trx = await context.db.startTransaction().execute();
  await lock(trx);
  const { answer } = await startBehindLock(context, send);
  await change(trx);
  await trx.commit().execute();
  return answer;
}
