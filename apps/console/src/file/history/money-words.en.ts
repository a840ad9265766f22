import { ACCOUNT_REFUSALS, DECLINE_REASONS, PAYMENT_REJECT_REASONS } from '@lintel/domain';
import {
  choice,
  count,
  day,
  howMany,
  money,
  onlyYes,
  ordinal,
  reason,
  reasons,
  TECHNICAL,
  yesNo,
} from '../../details/field.ts';
import { CLOSING } from '../closing/words.en.ts';
import type { FactFields } from './fact-fields.ts';
import { FIELD, PAID_TO, PARTIES, PRICING_RESULTS } from './field-words.en.ts';

const DISCOUNTS = { ALL_IN: 'All discounts', AUTOPAY: 'Autopay', CREDIT_UNION: 'Credit union' };

/** Offers, accounts and funding. */
export const MONEY_FACTS = {
  OffersPriced: {
    attempt: TECHNICAL,
    version: ordinal(FIELD.offerSet),
    outcome: choice(FIELD.result, PRICING_RESULTS),
    reasons: reasons('Reasons', DECLINE_REASONS),
    cause: reason(FIELD.toldBorrower),
    stands: onlyYes('Chosen offer still available'),
    worse: onlyYes('Less favorable than the chosen offer'),
    limit: choice('Draw limited by', { DTI: 'Debt-to-income ratio (DTI)', RESERVE: 'Reserves' }),
    offers: TECHNICAL,
    ruleSet: TECHNICAL,
  },
  AssetsLinked: { accounts: howMany('Accounts') },
  ReducedOfferAccepted: { version: ordinal(FIELD.offerSet), payoffs: count(FIELD.debtsMarked) },
  ReducedOfferRefused: { version: ordinal(FIELD.offerSet) },
  PayoffMarked: {
    liability: TECHNICAL,
    status: choice('Payoff', { MARKED_FOR_PAYOFF: 'Marked', NOT_MARKED: 'Not marked' }),
    lien: yesNo('Lien on the home'),
    payoffs: count(FIELD.debtsMarked),
  },
  OfferSelected: {
    version: ordinal(FIELD.offerSet),
    offer: TECHNICAL,
    draw: money('Draw'),
    discounts: reasons('Discounts', DISCOUNTS),
    preference: choice(FIELD.payoffs, {
      PRESERVE: 'Added to the draw',
      DEDUCT: 'Deducted from the draw',
      MAXIMIZE: 'Maximum draw',
    }),
    hardConsentVersion: TECHNICAL,
  },
  DrawChangeAsked: {},
  DisbursementAccountEntered: {
    account: TECHNICAL,
    method: choice('Method', {
      INSTANT: 'Instant verification',
      MICRO_DEPOSIT: 'Micro-deposit',
      MANUAL: 'Entered by hand',
    }),
  },
  DisbursementAccountVerified: { attempt: ordinal(FIELD.attempt), by: choice('Verified by', PARTIES) },
  DisbursementAccountRefused: {
    attempt: ordinal(FIELD.attempt),
    by: choice('Rejected or removed by', PARTIES),
    // A borrower who removes their account tells us why; a bank or staff tell the borrower.
    reason: reason(({ by }) => (by === 'BORROWER' ? FIELD.reason : FIELD.toldBorrower), {
      ...ACCOUNT_REFUSALS,
      WITHDRAWN: 'Borrower chose to use another account',
    }),
  },
  PaymentMethodChosen: {
    method: choice('Method', { AUTOPAY: 'Autopay', MANUAL: 'Manual payments' }),
    account: TECHNICAL,
  },
  AutopayConfirmed: { account: TECHNICAL },
  FinalChecksPassed: {
    attempt: ordinal(FIELD.attempt),
    checks: reasons('Checks passed', CLOSING.checkNames),
    paymentOn: day('Disbursement scheduled for'),
  },
  FundingProposed: { by: TECHNICAL, amount: money(FIELD.amount), approvals: count('Approvals required') },
  FundingApproved: { by: TECHNICAL },
  FundingRejected: { by: TECHNICAL, reason: reason(FIELD.reason, PAYMENT_REJECT_REASONS) },
  FundsOrdered: {
    to: choice(FIELD.moneyTo, PAID_TO),
    amount: money(FIELD.amount),
    payoffs: count(FIELD.payoffs),
    proposal: TECHNICAL,
    approvedBy: TECHNICAL,
    key: TECHNICAL,
  },
  FundsSent: { to: choice(FIELD.moneyTo, PAID_TO), trace: TECHNICAL, payoffs: count(FIELD.payoffs) },
  CreditorsPaid: { receipts: howMany('Receipts') },
} satisfies Partial<FactFields>;
