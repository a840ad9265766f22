import { toCents, toDollars } from './fixed-point.ts';
import type { Offer, Quote } from './offer.ts';
import { isInterestOnly } from './offer.ts';

export interface QuoteTotals {
  /** Number of monthly payments. */
  readonly payments: number;
  /** All payments, with the line itself at the end where payments are interest only. */
  readonly paid: number;
  /** What is paid above the line. */
  readonly interest: number;
  /** What is paid above the money received: interest, fee and costs. */
  readonly cost: number;
}

/** What a quote comes to over the whole term, in dollars, when every payment is made as quoted. */
export function quoteTotals(offer: Pick<Offer, 'term' | 'type'>, quote: Quote): QuoteTotals {
  const payments = offer.term * 12;
  const line = toCents(quote.lineAmount);
  const paid = toCents(quote.monthlyPayment) * BigInt(payments) + (isInterestOnly(offer) ? line : 0n);
  return {
    payments,
    paid: toDollars(paid),
    interest: toDollars(paid - line),
    cost: toDollars(paid - toCents(quote.totalDraw)),
  };
}
