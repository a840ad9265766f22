import { toCents, toDollars } from './fixed-point.ts';
import { type Offer, type Quote, isInterestOnly } from './offer.ts';

/** Years in which one may draw again, by the term in years: the sample product's. */
export const DRAW_YEARS: Readonly<Record<number, number>> = { 10: 3, 15: 4, 20: 4, 30: 5 };

/** Calendar days for which a price holds unless what is verified changes it; the disclosure of the line says the same (12 CFR 1026.40(d)(2)(i)). */
export const OFFER_HOLD_DAYS = 30;

/** The draw period and the repayment period of a term, all in years. */
export function getTermPeriods(term: number): { readonly draw: number; readonly repay: number } {
  const draw = DRAW_YEARS[term] ?? 0;
  return { draw, repay: term - draw };
}

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
