import { randomUUID } from 'node:crypto';
import type { ModelServer } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';
import { spendDaily } from '../../kernel/http/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';

/** How long a slot is leased: longer than any call to a model takes. */
const LEASE_MS = 10 * SECOND_MS;

/** Why a model isn't called: all of its slots are taken, or the day's calls are used up. */
type ModelRefusal = 'BUSY' | 'SPENT';

/**
 * Calls a lender's model if one of its slots is free and the day's calls aren't used up. Otherwise returns the reason
 * without waiting: the borrower waits, and a choice by words is ready right away.
 */
export async function callWithinLimits<T>(
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
