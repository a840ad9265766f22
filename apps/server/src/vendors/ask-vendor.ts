import type { WorkName } from '@lintel/domain';
import type * as z from 'zod/mini';
import { type VendorKind } from '../config/vendor-kinds.ts';
import type { Context } from '../context.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { readApplication } from '../loan-file/applications.ts';
import { VendorFailure, type RequestMeta } from './call.ts';
import { orLater } from './or-later.ts';
import { patiently } from './patiently.ts';

interface Question<S extends z.ZodMiniType> {
  readonly kind: VendorKind &
    ('credit' | 'property' | 'valuation' | 'identity-proof' | 'title' | 'flood' | 'notary' | 'recording' | 'payoff');
  readonly op: WorkName;
  readonly schema: S;
  readonly ask: (meta: RequestMeta) => Promise<unknown>;
  /** Counts as the answer of a vendor that cannot be reached. Without it the queue repeats the job. */
  readonly unreachable?: z.output<S>;
}

/**
 * Asks a vendor for a gate under the key of its job, unless the file has ended, and hands on the answer. A run that was cut off finds the answer in the
 * ledger and asks nothing. An answer that is announced for later is asked for then.
 */
export async function askVendor<S extends z.ZodMiniType>(
  context: Context,
  job: GateJob,
  { kind, op, schema, ask, unreachable }: Question<S>,
  onAnswer: (answer: z.output<S>) => Promise<unknown>,
): Promise<void> {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { gateway } = context.vendors;
  const call = {
    kind,
    op,
    key: job.key,
    organisation: application.organisation,
    applicationUuid: job.uuid,
    attempt: job.attempt,
  };
  const answer = await orLater(context, op, job, async () => {
    try {
      return await patiently(() => gateway.ask(call, context.vendors[kind].provider, schema, ask));
    } catch (error) {
      if (unreachable === undefined || !(error instanceof VendorFailure) || error.failure === 'LATE') throw error;
      return unreachable;
    }
  });
  if (answer !== null) await gateway.deliver(job.key, () => onAnswer(answer));
}
