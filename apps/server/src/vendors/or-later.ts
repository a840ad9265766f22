import type { WorkName } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { VendorFailure } from './call.ts';

/** No answer to record: one that is announced for later is asked for then, under the same key; any other failure is the queue's to repeat. */
export async function orLater<T>(
  context: Context,
  work: WorkName,
  job: GateJob,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof VendorFailure) || error.failure !== 'LATE') throw error;
    await context.db.transaction().execute((trx) => context.jobs.send(trx, work, job, error.retryAfter ?? 1));
    return null;
  }
}
