import { BY_RULE, getRuleActions, type Fact } from '@lintel/domain';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { recordWork } from '../../loan-file/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { findApplicationAtGate } from './in-turn.ts';
import { loadFundingPlan } from './plan.ts';

/**
 * Job that applies the lender's rule for payments: proposes those that one person may approve, and approves those that
 * need no person. Every other payment waits for people.
 */
export const decideByRule: WorkHandler = async (job, context) => {
  if (!(await findApplicationAtGate(context, job, 'funding.decide'))) return;
  await recordWork(context, job, async (loan): Promise<readonly Fact[]> => {
    const plan = await loadFundingPlan(context, loan.trx, { ...loan, projection: loan.file });
    if (!plan || loan.file.proposal !== null || loan.file.fundingApproved) return [];
    const { proposes, approves } = getRuleActions(context.getPolicy(loan.organisation).funding, plan.amount);
    return [
      ...(proposes
        ? [{ type: 'FundingProposed', data: { by: BY_RULE, amount: plan.amount, approvals: plan.approvals } } as const]
        : []),
      ...(approves ? [{ type: 'FundingApproved', data: { by: BY_RULE } } as const] : []),
    ];
  });
  await syncFileTasks(context, job.uuid);
};
