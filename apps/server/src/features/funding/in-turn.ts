import { currentGate } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { GateJob } from '../../kernel/jobs/index.ts';
import { readApplication, type ApplicationRow } from '../../loan-file/index.ts';
import { isScreeningDue } from '../sanctions/index.ts';

/** Seconds until work runs again that a hold or a sanctions screening stopped. */
export const RECHECK_SECONDS = 60;

/**
 * Returns the application if its gate's work may run now, that is, if its gate is the current one. Under a hold the
 * work is retried later; for an ended file it is over. Workers' facts are accepted under a hold, but no money moves
 * under one, nor while the file waits for the screening against a changed sanctions list.
 */
export async function findApplicationAtGate(
  context: Context,
  job: GateJob,
  work: 'funding.decide' | 'bank.send' | 'payoff.pay',
): Promise<ApplicationRow | undefined> {
  const application = await readApplication(context.db, job.uuid);
  if (!application || application.projection.ended) return undefined;
  const now = currentGate(application.projection)?.id;
  const isDue = work !== 'funding.decide' && (await isScreeningDue(context.db, job.uuid));
  if (now === job.gate && !isDue) return application;
  if (isDue || now === 'file-review' || now === 'hold-borrower' || now === 'hold-staff')
    await context.db.transaction().execute((trx) => context.jobs.send(trx, work, job, RECHECK_SECONDS));
  return undefined;
}
