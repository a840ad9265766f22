import type { Context } from '../kernel/context.ts';
import { loanNow } from '../loan-file/index.ts';

/** Milliseconds of retries after which a job has given up, so that its message is queued again. */
const GIVEN_UP = 2 * 3_600_000;
const MAX_PER_SWEEP = 200;

/**
 * Queues every message that is due: reminders, texts held overnight, and those whose job gave up. Each once, whichever
 * replica sweeps. Returns how many.
 */
export async function sweepTurns(context: Context): Promise<number> {
  const now = await loanNow(context, context.db);
  return context.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('turn_letter')
      .select('key')
      .where('due_at', '<=', now)
      .where((or) =>
        or.or([
          or('state', '=', 'WAITING'),
          or.and([or('state', '=', 'QUEUED'), or('queued_at', '<=', new Date(now.getTime() - GIVEN_UP))]),
        ]),
      )
      .orderBy('due_at')
      .limit(MAX_PER_SWEEP)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    await trx
      .updateTable('turn_letter')
      .set({ state: 'QUEUED', queued_at: now })
      .where(
        'key',
        'in',
        due.map((row) => row.key),
      )
      .execute();
    for (const { key } of due) await context.jobs.queueBackgroundJob(trx, 'send-turn', key);
    return due.length;
  });
}
