import { toCents, toDollars } from './fixed-point.ts';
import { type Offer, type Quote, isInterestOnly } from './offer.ts';

/** Years of the draw period, by the term in years: the sample product's. */
export const DRAW_YEARS: Readonly<Record<number, number>> = { 10: 3, 15: 4, 20: 4, 30: 5 };

/**
 * Calendar days for which a price holds unless verification changes it; the line's disclosure says the same (12 CFR
 * 1026.40(d)(2)(i)).
 */
export const OFFER_HOLD_DAYS = 30;

/** The draw period and the repayment period of a term, in years. */
export function getTermPeriods(term: number): { readonly draw: number; readonly repay: number } {
  const draw = DRAW_YEARS[term] ?? 0;
  return { draw, repay: term - draw };
}

/** The number of monthly payments of a term: one a month, in the draw period too. */
export const getPaymentCount = ({ term }: Pick<Offer, 'term'>): number => term * 12;

/** The sums of a quote over the whole term, in dollars. */
export interface QuoteTotals {
  /** Number of monthly payments. */
  readonly payments: number;
  /** The sum of all payments, plus the line itself at the end if payments are interest only. */
  readonly paid: number;
  /** The amount paid above the line. */
  readonly interest: number;
  /** The part of the line that isn't received: fee, costs and recording tax. */
  readonly fees: number;
  /** The amount paid above the money received: interest, fee and costs. */
  readonly cost: number;
}

/** Calculates the totals of a quote over the whole term, if every payment is made as quoted. */
export function quoteTotals(offer: Pick<Offer, 'term' | 'type'>, quote: Quote): QuoteTotals {
  const payments = getPaymentCount(offer);
  const line = toCents(quote.lineAmount);
  const paid = toCents(quote.monthlyPayment) * BigInt(payments) + (isInterestOnly(offer) ? line : 0n);
  return {
    payments,
    paid: toDollars(paid),
    interest: toDollars(paid - line),
    fees: toDollars(line - toCents(quote.totalDraw)),
    cost: toDollars(paid - toCents(quote.totalDraw)),
  };
}
