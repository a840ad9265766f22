import type { approveFunding, proposeFunding, Request } from '@lintel/contract';
import { isGoodThrough, paymentDay } from '@lintel/domain';
import { requireSecondPerson } from '../../identity/index.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { findLastFactWithTime, loanToday, type LockedLoan, type LoanReply } from '../../loan-file/index.ts';
import { recordStaffAction, type StaffAction } from '../../records/staff-acts/index.ts';
import { loadInvolvedStaff } from './involved.ts';
import { getGoodThroughDays, loadFundingPlan, type Plan } from './plan.ts';

/** Records that a staff member proposes the payment. Refuses figures other than those that the server computes. */
export async function recordFundingProposal(
  action: StaffAction,
  { amount, approvals }: Request<typeof proposeFunding>['body'],
): Promise<LoanReply> {
  const { caller } = action;
  const { reply } = await recordStaffAction(
    action,
    ['proposal', 'finalChecksPassed', 'closingSet'],
    { act: 'funding-proposal', amount, approvals },
    async (loan) => {
      const plan = await requireCurrentPlan(action, loan, amount);
      if (plan.approvals !== approvals) refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      return [
        { type: 'FundingProposed', data: { by: caller.identityUuid, amount: plan.amount, approvals: plan.approvals } },
      ];
    },
  );
  return reply;
}

/** Records that a staff member approves the proposal. Of two people at the same time, the second is refused. */
export async function recordFundingApproval(
  action: StaffAction,
  { amount }: Request<typeof approveFunding>['body'],
): Promise<LoanReply> {
  const { caller } = action;
  const { reply } = await recordStaffAction(
    action,
    ['proposal', 'fundingApproved', 'finalChecksPassed', 'closingSet'],
    { act: 'funding-approval', amount },
    async (loan) => {
      const { proposal, fundingApproved: isDone } = loan.file;
      if (isDone) refuseWith('not-at-this-step', { version: loan.version });
      if (proposal === null) return refuse('outcome-not-possible');
      const plan = await requireCurrentPlan(action, loan, amount);
      if ((await findLastFactWithTime(loan.trx, loan.uuid, 'FundingProposed'))?.data.amount !== plan.amount)
        refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      // The plan now needs more people than the proposal said, so it must be proposed again.
      if (plan.approvals > proposal.approvals)
        refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      if (proposal.approvals === 2)
        for (const first of [proposal.by, ...(await loadInvolvedStaff(loan.trx, loan.uuid, plan))])
          await requireSecondPerson(action.context, loan.trx, first, caller.identityUuid);
      return [{ type: 'FundingApproved', data: { by: caller.identityUuid } }];
    },
  );
  return reply;
}

/**
 * Returns the plan if it has the amount that the person saw and the creditors' figures are valid on the payment day.
 */
async function requireCurrentPlan(
  { context }: StaffAction,
  { uuid, organisation, file, trx }: LockedLoan,
  amount: number,
): Promise<Plan> {
  const plan = await loadFundingPlan(context, trx, { uuid, organisation, projection: file });
  if (!plan || plan.amount !== amount)
    return refuseWith('quote-changed', { amount: plan?.amount ?? null, approvals: plan?.approvals ?? null });
  if (!isGoodThrough(getGoodThroughDays(plan.payoffs), paymentDay(await loanToday(context, trx))))
    return refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
  return plan;
}
