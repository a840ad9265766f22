import * as z from 'zod/mini';
import { answer, count, day, instant, money, ordinal, ref, refs, text } from './parts.ts';

/** Facts of the application itself: contact, demographics, submission, income, identity. */
export const applicationFacts = {
  ContactDetailsGiven: z.strictObject({ contact: ref }),
  DemographicsAnswered: z.strictObject({ channel: z.enum(['ONLINE', 'PHONE', 'MAIL', 'IN_PERSON']) }),
  ApplicationSubmitted: z.strictObject({ hardConsentVersion: z.nullable(text(40)) }),
  IncomeBypassDecided: z.strictObject({ decision: z.enum(['WAITING', 'BYPASS', 'NO_BYPASS']) }),
  IncomeDocumentsSubmitted: z.strictObject({ documents: refs }),
  IncomeDocumentsReturned: z.strictObject({ attempt: ordinal, reason: text() }),
  IncomeEvidenced: z.strictObject({
    attempt: ordinal,
    source: text(40),
    accepted: z.enum(['MATCH', 'BORROWER', 'STAFF']),
    /** The employer must be asked: a manual pay stub or employer information. */
    manual: z.boolean(),
    matched: z.boolean(),
    income: ref,
  }),
  EmployerContactGiven: z.strictObject({ contact: ref }),
  EmploymentConfirmed: z.strictObject({ attempt: ordinal, by: text(64) }),
  EmploymentNotConfirmed: z.strictObject({ attempt: ordinal, by: text(64) }),
  IdentityDocumentsSubmitted: z.strictObject({ documents: refs }),
  IdentityChecked: z.strictObject({
    attempt: ordinal,
    result: answer('VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'),
    reason: z.nullable(text(200)),
  }),
};

/** Facts about the home: title, liens, payoff figures, valuation. */
export const homeFacts = {
  PrequalTitleReturned: z.strictObject({
    attempt: ordinal,
    vesting: text(200),
    liens: ref,
    lastTransferOn: z.nullable(day),
    texas: z.nullable(z.strictObject({ openA6Lien: z.boolean(), notBefore: z.nullable(day) })),
  }),
  LiensConfirmed: z.strictObject({
    liens: z.array(z.strictObject({ lien: ref, answer: z.enum(['MINE', 'NOT_MINE', 'PAID_OFF']) })),
    /** Every mark, the required ones too. */
    payoffs: count,
    required: count,
    disputed: count,
    matched: z.boolean(),
  }),
  PayoffFiguresReceived: z.strictObject({ attempt: ordinal, figures: ref, goodUntil: day }),
  ValuationOrdered: z.strictObject({ attempt: ordinal, feeAccepted: money }),
  ValuationReturned: z.strictObject({
    attempt: ordinal,
    outcome: answer('VALUE', 'NEEDS_ESTIMATE', 'NOT_OBTAINABLE'),
    value: z.nullable(money),
  }),
  AppraisalQuoted: z.strictObject({ fee: money }),
  AppraisalPaid: z.strictObject({ payment: ref, refundableUntil: instant }),
  AppraisalAccepted: z.strictObject({ value: money, report: ref }),
  FeeRefunded: z.strictObject({
    payment: ref,
    amount: money,
    reason: z.enum(['IN_TIME', 'TERM_CHANGED', 'RESCINDED']),
  }),
};
