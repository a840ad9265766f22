import type { Executor } from '../kernel/db/index.ts';

/**
 * Schedules the check by which `features/retention` closes and erases accounts that no file needs anymore. A later call
 * replaces the time.
 */
export async function scheduleClosing(trx: Executor, ids: readonly string[], at: Date): Promise<void> {
  await trx
    .insertInto('account_due')
    .values(ids.map((identity_uuid) => ({ identity_uuid, due_at: at })))
    .onConflict((conflict) => conflict.column('identity_uuid').doUpdateSet({ due_at: at }))
    .execute();
}

/** Returns up to `limit` accounts whose check is due by `now`, the longest overdue first. */
export async function accountsToClose(trx: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('account_due')
    .select('identity_uuid')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.identity_uuid);
}

/** Returns how many checks are due by `now`. */
export async function countAccountsToClose(trx: Executor, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('account_due')
    .select((of) => of.fn.countAll<string | number>().as('n'))
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/**
 * Locks an account's scheduled check until the transaction ends and returns its due time. Returns undefined while
 * another transaction holds it, or when there is none.
 */
export async function lockClosing(trx: Executor, identityUuid: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('account_due')
    .select('due_at')
    .where('identity_uuid', '=', identityUuid)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.due_at;
}

/** Moves an account's scheduled check to a later time. */
export async function postponeClosing(trx: Executor, identityUuid: string, at: Date): Promise<void> {
  await trx.updateTable('account_due').set({ due_at: at }).where('identity_uuid', '=', identityUuid).execute();
}

/** Cancels an account's check. */
export async function cancelClosing(trx: Executor, identityUuid: string): Promise<void> {
  await trx.deleteFrom('account_due').where('identity_uuid', '=', identityUuid).execute();
}

/** Returns when the account was last used, or null. */
export async function lastVisit(trx: Executor, identityUuid: string): Promise<Date | null> {
  const visit = await trx
    .selectFrom('session')
    .select((of) => of.fn.max('seen_at').as('at'))
    .where('identity_uuid', '=', identityUuid)
    .executeTakeFirst();
  return visit?.at ? new Date(visit.at) : null;
}
