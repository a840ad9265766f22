import type { Fact } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { Refused } from '../kernel/http/index.ts';
import type { GateJob } from '../kernel/jobs/index.ts';
import type { LockedLoan } from './context.ts';
import { record } from './record.ts';

/**
 * Records the result of a gate's work, such as a vendor's answer. The file refuses a repeated result and one for an
 * older attempt or a closed file. That isn't an error, and the vendor's reply stays in the ledger. Returns whether the
 * result was recorded.
 */
export async function recordWork(
  context: Context,
  job: GateJob,
  decide: (loan: LockedLoan) => Promise<readonly Fact[]> | readonly Fact[],
): Promise<boolean> {
  try {
    await record(context, job.uuid, decide, { actor: { kind: 'worker', id: job.gate }, requestId: job.key });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
