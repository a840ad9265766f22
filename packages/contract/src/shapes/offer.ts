import {
  BPO_STATUSES,
  DECISIONS,
  DISCOUNT_TYPES,
  FEE_TYPES,
  INCOME_SOURCES,
  LIABILITY_KINDS,
  LOAN_CONSENT_TYPES,
  OFFER_STEPS,
  PAYOFF_PREFERENCES,
  PAYOFF_STATUSES,
  SUB_DECISIONS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, date, dollars, dollarsIn, fraction, line, uuid, whole } from './base.ts';

const discounts = z.array(z.strictObject({ discountType: z.enum(DISCOUNT_TYPES), rateWithDiscount: fraction }));

/**
 * One term with one fee option. `id` is the same in every set of the loan; `term` is in years; `min` and `max` bound
 * the whole line, `minDraw` and `maxDraw` the amount drawn, all in dollars; `originationFee` and the rates are decimal
 * fractions.
 */
export const offer = z.strictObject({
  id: line,
  term: whole,
  type: line,
  min: dollars,
  max: dollars,
  minDraw: dollars,
  maxDraw: dollars,
  originationFee: fraction,
  rate: fraction,
  otherRate: z.nullish(fraction),
  baseRate: z.nullish(fraction),
  discountList: discounts,
  /** Rates of smaller lines, ascending by `upTo` (dollars); absent when every line has `rate`. */
  rateSteps: z.nullish(z.array(z.strictObject({ upTo: dollars, rate: fraction, discountList: discounts }))),
});
export type Offer = z.output<typeof offer>;

/** The borrower's choice from an offer set. It never contains a rate, fee or payment: those are the server's. */
export const choice = z.strictObject({
  offerSetId: line,
  offerId: line,
  drawAmount: dollarsIn,
  discountTypes: checked(z.array(z.enum(DISCOUNT_TYPES)), z.maxLength(DISCOUNT_TYPES.length)),
  payOffPreference: z.nullish(z.enum(PAYOFF_PREFERENCES)),
});
export type Choice = z.output<typeof choice>;

/**
 * The server's figures for a choice: `monthlyPayment`, fees, `lineAmount` and `dailyInterest` in dollars; `rate`, `apr`
 * and `costIncludingFee` as decimal fractions.
 */
export const quote = z.extend(choice, {
  monthlyPayment: dollars,
  rate: fraction,
  apr: fraction,
  costIncludingFee: fraction,
  originationFeeAmount: dollars,
  recordingFee: dollars,
  recordingTax: dollars,
  totalDraw: dollars,
  lineAmount: dollars,
  payoffTotal: dollars,
  cashToBorrower: dollars,
  dailyInterest: dollars,
});
export type Quote = z.output<typeof quote>;

/** The figures that the borrower saw on the screen. The server only compares them with its own. */
export const shownFigures = z.strictObject({ monthlyPayment: dollarsIn, rate: z.number(), totalDraw: dollarsIn });

/** A debt of the credit report; a LIEN is secured by the home. */
export const liability = z.strictObject({
  uuid,
  creditorName: line,
  mask: z.nullish(line),
  kind: z.enum(LIABILITY_KINDS),
  position: z.nullish(whole),
  monetaryBalance: dollars,
  monetaryCalculatedNextPaymentMinimumAmount: dollars,
  payOff: z.strictObject({
    status: z.enum(PAYOFF_STATUSES),
    allowed: z.nullish(z.boolean()),
    whyNot: z.nullish(z.string()),
  }),
});
export type Liability = z.output<typeof liability>;

/** One cost of the offers; `jsCriteria` would be code in data and is always null. */
const cost = z.strictObject({
  feeType: z.enum(FEE_TYPES),
  borrowerPaidAmount: dollars,
  jsCriteria: z.nullish(z.null()),
});

/** A replaced offer and its replacement; `worse` makes it a counteroffer with its notice. */
const change = z.strictObject({
  because: z.array(z.string()),
  before: z.nullish(quote),
  after: z.nullish(quote),
  /** The cost of both over their whole terms, in dollars; null if the offer is gone. */
  costs: z.nullish(z.strictObject({ before: dollars, after: dollars })),
  /** The largest draw with that choice, in dollars; null if the offer is gone. */
  most: z.nullish(z.strictObject({ before: dollars, after: dollars })),
  worse: z.boolean(),
  keptUntil: z.nullish(date),
});

/**
 * The terms of the current closing documents besides their figures: every fee in dollars, the notary, the first day for
 * signing and what sets it.
 */
const closing = z.strictObject({
  fees: z.array(
    z.strictObject({
      label: line,
      amount: dollars,
      paidTo: z.enum(['LENDER', 'OTHERS']),
      from: z.enum(['LINE', 'CARD']),
    }),
  ),
  notary: z.strictObject({ mode: z.enum(['REMOTE', 'MANUAL']), fee: z.nullish(dollars) }),
  signFrom: date,
  because: z.nullish(z.enum(['VALUATION_COPY', 'TEXAS_COSTS'])),
});

/** All offers of one pricing, with the debts that can be paid off and the choice so far. */
export const offerSet = z.strictObject({
  offersByType: z.record(z.string(), z.array(offer)),
  minRecordingTax: z.nullish(dollars),
  maxRecordingTax: z.nullish(dollars),
  ofeeMaxThreshold: z.nullish(dollars),
  maxDtiUnlimited: z.nullish(fraction),
  /** The proof of income that is still asked for: each source with how it is given, LINK or UPLOAD. */
  incomeRequestRecords: z.array(z.strictObject({ source: z.enum(INCOME_SOURCES), methods: z.array(line) })),
  costs: z.array(cost),
  totalPaidByBorrower: dollars,
  decision: z.enum(DECISIONS),
  subDecision: z.enum(SUB_DECISIONS),
  maxDraw: z.nullish(dollars),
  amount: z.nullish(dollars),
  status: z.strictObject({ bpo: z.enum(BPO_STATUSES) }),
  consents: z.array(z.strictObject({ type: z.enum(LOAN_CONSENT_TYPES), version: z.nullish(line) })),
  assetDepletion: z.strictObject({ complete: z.boolean() }),
  offerSetId: line,
  liabilities: z.array(liability),
  selection: z.nullish(quote),
  /** The last day this price is held unless verification changes it; null once it has passed or the choice is final. */
  heldUntil: z.nullish(date),
  changed: z.nullish(change),
  /** The steps left after this choice, in order. */
  stepsLeft: z.nullish(z.array(z.enum(OFFER_STEPS))),
  /**
   * The first day on which everyone can sign, and the day the money would then be sent; whether the first one counts
   * the usual time of a title search. In the home's calendar.
   */
  fundingIfSignedSoon: z.nullish(z.strictObject({ signsOn: date, fundingOn: date, afterTitleSearch: z.boolean() })),
  closing: z.nullish(closing),
});
export type OfferSet = z.output<typeof offerSet>;
