import { randomUUID } from 'node:crypto';
import type { ModelServer } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';
import { spendDaily } from '../../kernel/http/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';

/** Longer than a model is waited for. */
const LEASE_MS = 10 * SECOND_MS;

/** Why a model isn't asked. */
type ModelRefusal = 'BUSY' | 'SPENT';

/**
 * Calls a model if its lender has a slot and some of the day's budget left. Returns why not otherwise, at once: a
 * borrower waits for an answer, and words have one.
 */
export async function withinLimits<T>(
  context: Pick<Context, 'db' | 'sessionNow' | 'keys' | 'config'>,
  { atOnce, daily }: Pick<ModelServer, 'atOnce' | 'daily'>,
  organisation: string,
  call: () => Promise<T>,
): Promise<T | ModelRefusal> {
  const lease = await leaseSlot(context, organisation, atOnce);
  if (lease === undefined) return 'BUSY';
  try {
    return (await spendDaily(context, { name: 'model day', most: daily }, organisation)) ? await call() : 'SPENT';
  } finally {
    await context.db.deleteFrom('assistant_slot').where('lease', '=', lease).execute();
  }
}

async function leaseSlot(
  { db, sessionNow }: Pick<Context, 'db' | 'sessionNow'>,
  organisation: string,
  slots: number,
): Promise<string | undefined> {
  const now = sessionNow();
  const row = { organisation, lease: randomUUID(), leased_until: new Date(now.getTime() + LEASE_MS) };
  for (let slot = 1; slot <= slots; slot += 1) {
    const leased = await db
      .insertInto('assistant_slot')
      .values({ ...row, slot })
      .onConflict((conflict) =>
        conflict
          .columns(['organisation', 'slot'])
          .doUpdateSet({ lease: row.lease, leased_until: row.leased_until })
          .where('assistant_slot.leased_until', '<', now),
      )
      .returning('lease')
      .executeTakeFirst();
    if (leased) return leased.lease;
  }
  return undefined;
}
