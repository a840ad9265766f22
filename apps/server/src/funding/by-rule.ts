import { BY_RULE, currentGate, doneByRule, type Fact } from '@lintel/domain';
import type { Context, WorkHandler } from '../context.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import type { GateJob } from '../jobs/jobs.ts';
import { readApplication } from '../loan-file/applications.ts';
import { deliver } from '../vendors/deliver.ts';
import { planOf } from './plan.ts';

/** Seconds after which work that a hold stopped looks again. */
const HELD = 60;

/**
 * Whether the work of a gate may go on: its gate is the current one. Under a hold it is not, and looks again later; of an ended file it is over. Facts of
 * workers are taken under a hold, but money does not move under one (loan-file section 5).
 */
export async function isItsTurn(context: Context, job: GateJob, work: 'funding.decide' | 'bank.send' | 'payoff.pay'): Promise<boolean> {
  const file = (await readApplication(context.db, job.uuid))?.projection;
  if (!file || file.ended) return false;
  const now = currentGate(file)?.id;
  if (now === job.gate) return true;
  if (now === 'hold-borrower' || now === 'hold-staff') await context.db.transaction().execute((trx) => context.jobs.send(trx, work, job, HELD));
  return false;
}

/** What the lender's own rule does: it proposes what one person may approve, and approves what nobody must look at. Everything else waits for people. */
export const decideByRule: WorkHandler = async (job, context) => {
  if (!(await isItsTurn(context, job, 'funding.decide'))) return;
  await deliver(context, job, async (seen): Promise<readonly Fact[]> => {
    const plan = await planOf(context, seen.trx, { ...seen, projection: seen.file });
    if (!plan || seen.file.proposal !== null || seen.file.fundingApproved) return [];
    const { proposes, approves } = doneByRule(context.policyOf(seen.organisation).funding, plan.amount);
    return [
      ...(proposes ? [{ type: 'FundingProposed', data: { by: BY_RULE, amount: plan.amount, approvals: plan.approvals } } as const] : []),
      ...(approves ? [{ type: 'FundingApproved', data: { by: BY_RULE } } as const] : []),
    ];
  });
  await sweepAlarms(context, job.uuid);
};
