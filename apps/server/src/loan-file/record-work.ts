import type { Fact } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { Refused } from '../kernel/http/index.ts';
import type { GateJob } from '../kernel/jobs/index.ts';
import type { LockedLoan } from './context.ts';
import { record } from './record.ts';

/**
 * Records what the work of a gate came to, such as a vendor's answer. The file refuses what comes twice, belongs to an older attempt or to a closed file:
 * that is no error, and the vendor's reply stays in the ledger. Returns whether it was recorded.
 */
export async function recordWork(
  context: Context,
  job: GateJob,
  decide: (seen: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[],
): Promise<boolean> {
  try {
    await record(context, job.uuid, decide, { actor: { kind: 'worker', id: job.gate }, requestId: job.key });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
