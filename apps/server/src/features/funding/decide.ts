import type { approveFunding, proposeFunding, Request } from '@lintel/contract';
import { isGoodThrough, paymentDay } from '@lintel/domain';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { lastSaid, loanToday, type LockedLoan, type LoanReply } from '../../loan-file/index.ts';
import { act, type Acting } from '../../records/staff-acts/index.ts';
import { lastDays, loadFundingPlan, type Plan } from './plan.ts';

/** Proposes the payment (calls ST-32). The figures are the server's own; others that were shown are refused. */
export async function fundingProposed(
  acting: Acting,
  { amount, approvals }: Request<typeof proposeFunding>['body'],
): Promise<LoanReply> {
  const { caller } = acting;
  const { reply } = await act(
    acting,
    ['proposal', 'finalChecksPassed', 'closingSet'],
    { act: 'funding-proposal', amount, approvals },
    async (seen) => {
      const plan = await shown(acting, seen, amount);
      if (plan.approvals !== approvals) refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      return [
        { type: 'FundingProposed', data: { by: caller.identityUuid, amount: plan.amount, approvals: plan.approvals } },
      ];
    },
  );
  return reply;
}

/** Approves what was proposed (calls ST-32). Of two people at once one wins; the other finds the step done. */
export async function fundingApproved(
  acting: Acting,
  { amount }: Request<typeof approveFunding>['body'],
): Promise<LoanReply> {
  const { caller } = acting;
  const { reply } = await act(
    acting,
    ['proposal', 'fundingApproved', 'finalChecksPassed', 'closingSet'],
    { act: 'funding-approval', amount },
    async (seen) => {
      const { proposal, fundingApproved: isDone } = seen.file;
      if (isDone) refuseWith('not-at-this-step', { version: seen.version });
      if (proposal === null) return refuse('outcome-not-possible');
      const plan = await shown(acting, seen, amount);
      if ((await lastSaid(seen.trx, seen.uuid, 'FundingProposed'))?.data.amount !== plan.amount)
        refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      // More people are needed by now than the proposal said: it is made anew.
      if (plan.approvals > proposal.approvals)
        refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
      if (proposal.approvals === 2 && proposal.by === caller.identityUuid) refuse('second-person-needed');
      return [{ type: 'FundingApproved', data: { by: caller.identityUuid } }];
    },
  );
  return reply;
}

/** The plan, if it is what the person saw and what creditors said still holds on the day of the payment. */
async function shown(
  { context }: Acting,
  { uuid, organisation, file, trx }: LockedLoan,
  amount: number,
): Promise<Plan> {
  const plan = await loadFundingPlan(context, trx, { uuid, organisation, projection: file });
  if (!plan || plan.amount !== amount)
    return refuseWith('quote-changed', { amount: plan?.amount ?? null, approvals: plan?.approvals ?? null });
  if (!isGoodThrough(lastDays(plan.payoffs), paymentDay(await loanToday(context, trx))))
    return refuseWith('quote-changed', { amount: plan.amount, approvals: plan.approvals });
  return plan;
}
