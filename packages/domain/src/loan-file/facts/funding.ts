import * as z from 'zod/mini';
import { DESTINATIONS } from '../../enums/money.ts';
import type { LoanFile } from '../file.ts';
import { mayDecidePayment } from '../payment-decision.ts';
import { allSigned, isRescindable } from '../people.ts';
import { isMarginOver, isPeriodOver } from '../predicates.ts';
import { fact } from './fact.ts';
import { type Refusal, rule } from './needs.ts';
import { count, day, money, ordinal, recordRef, recordRefs, shortText } from './parts.ts';

const destination = z.enum(DESTINATIONS);

/** Facts about the final checks and about the money: proposed, approved, ordered, sent, creditors paid. */
export const fundingFacts = {
  FinalChecksPassed: fact({
    data: z.strictObject({ attempt: ordinal, checks: z.array(shortText(80)), paymentOn: day }),
    effect: (file) => ({ ...file, finalChecksPassed: true }),
    needs: (context, { attempt }) =>
      context.turns.worker(context, ['final-checks'], attempt) ??
      rule(!context.file.finalChecksPassed, 'the final checks have already passed'),
  }),
  FundingProposed: fact({
    data: z.strictObject({ by: shortText(64), amount: money, approvals: z.union([z.literal(1), z.literal(2)]) }),
    effect: (file, { by, approvals }) => ({
      ...file,
      proposal: { count: (file.proposal?.count ?? file.rejectedProposal ?? 0) + 1, by, approvals },
    }),
    needs: (context) => context.turns.step(context, ['funding-decision']),
  }),
  FundingApproved: fact({
    data: z.strictObject({ by: shortText(64) }),
    effect: (file) => ({ ...file, fundingApproved: true }),
    needs: (context, { by }) =>
      context.turns.step(context, ['funding-decision']) ??
      decidesPayment(context.file, by, 'a second person must approve this amount'),
  }),
  /** The second person found something wrong: the payment can be proposed again. */
  FundingRejected: fact({
    data: z.strictObject({ by: shortText(64), reason: shortText(80) }),
    effect: (file) => ({ ...file, proposal: null, rejectedProposal: file.proposal?.count ?? 0 }),
    needs: (context, { by }) =>
      context.turns.step(context, ['funding-decision']) ??
      decidesPayment(context.file, by, 'a second person must decide about this amount'),
  }),
  /** The order to the bank, recorded before it is sent: from here on the money may have left. */
  FundsOrdered: fact({
    data: z.strictObject({
      to: destination,
      /**
       * The amount of the order, in dollars: the line minus the lender's own fees and the debts that are paid later.
       */
      amount: money,
      /** The number of required payoffs sent with it. */
      payoffs: count,
      /** The approved proposal, and who approved it. */
      proposal: ordinal,
      approvedBy: shortText(64),
      /** The idempotency key of the order at the bank. */
      key: recordRef,
    }),
    effect: (file) => ({ ...file, fundsOrdered: true }),
    /** A hold blocks the order, because the loan file must be at this step. */
    needs: (context, { to, payoffs, proposal }) =>
      context.turns.step(context, ['send-funds']) ??
      fundable(context.file, to, payoffs) ??
      rule(context.file.proposal?.count === proposal, 'the order differs from what was approved') ??
      rule(!context.file.fundsOrdered, 'the bank already has the order'),
  }),
  FundsSent: fact({
    data: z.strictObject({
      to: destination,
      trace: recordRef,
      /** The number of required payoffs sent with it. */
      payoffs: count,
    }),
    effect: (file) => ({ ...file, fundsSent: true }),
    needs: (context, { to, payoffs }) =>
      context.turns.worker(context, ['send-funds'], null) ?? fundable(context.file, to, payoffs),
  }),
  CreditorsPaid: fact({
    data: z.strictObject({ receipts: recordRefs }),
    effect: (file) => ({ ...file, creditorsPaid: true }),
    needs: (context) => context.turns.worker(context, ['pay-creditors'], null),
  }),
};

/** Refuses a decision by someone who may not decide about the proposed payment. */
function decidesPayment({ proposal }: LoanFile, person: string, because: string): Refusal | null {
  if (proposal === null) return rule(false, 'no payment is proposed');
  return rule(mayDecidePayment(proposal, person), because);
}

/** Refuses to send money before it may be sent, or to the wrong recipient. */
function fundable(file: LoanFile, to: z.infer<typeof destination>, payoffs: number): Refusal | null {
  const hasWaited = !isRescindable(file) || (isPeriodOver(file) && isMarginOver(file));
  return (
    rule(allSigned(file) && file.fundingApproved, 'not everyone has signed, or the funding is not approved') ??
    rule(hasWaited, 'the cancellation period and the wait for mailed cancellations are not over') ??
    rule(payoffs >= file.requiredPayoffs, 'required payoffs must be paid with this disbursement') ??
    rule(
      (to === 'CUSTODIAN') === (file.created?.crypto === true),
      'the money must go to the payout destination of this loan',
    )
  );
}
