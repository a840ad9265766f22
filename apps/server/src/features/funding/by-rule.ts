import { BY_RULE, doneByRule, type Fact } from '@lintel/domain';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { recordWork } from '../../loan-file/index.ts';
import { syncStaffTasks } from '../../records/staff-tasks/index.ts';
import { applicationInTurn } from './in-turn.ts';
import { loadFundingPlan } from './plan.ts';

/**
 * Applies the lender's own rule: proposes payments that one person may approve, and approves those that need no person.
 * Everything else waits for people.
 */
export const decideByRule: WorkHandler = async (job, context) => {
  if (!(await applicationInTurn(context, job, 'funding.decide'))) return;
  await recordWork(context, job, async (loan): Promise<readonly Fact[]> => {
    const plan = await loadFundingPlan(context, loan.trx, { ...loan, projection: loan.file });
    if (!plan || loan.file.proposal !== null || loan.file.fundingApproved) return [];
    const { proposes, approves } = doneByRule(context.getPolicy(loan.organisation).funding, plan.amount);
    return [
      ...(proposes
        ? [{ type: 'FundingProposed', data: { by: BY_RULE, amount: plan.amount, approvals: plan.approvals } } as const]
        : []),
      ...(approves ? [{ type: 'FundingApproved', data: { by: BY_RULE } } as const] : []),
    ];
  });
  await syncStaffTasks(context, job.uuid);
};
