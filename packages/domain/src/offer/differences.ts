import { formatMoney } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import type { Quote } from './offer.ts';

/** The figures compared when an offer changes, in reading order. */
export const OFFER_FIGURES = ['most', 'draw', 'rate', 'payment', 'fee', 'cost', 'cash'] as const;
export type OfferFigure = (typeof OFFER_FIGURES)[number];

/** A figure of an offer before and after a change, as every page and email prints it. */
export interface OfferDifference {
  readonly figure: OfferFigure;
  readonly was: string;
  readonly now: string;
  /** How much it changed, without a sign: the difference of the two printed figures. */
  readonly by: string;
  readonly isMore: boolean;
}

/** The costs of both offers over the whole term, in dollars. */
export interface TotalCosts {
  readonly before: number;
  readonly after: number;
}

/** The largest draw with the choice before and after, in whole dollars. */
export type LargestDraws = TotalCosts;

/** Dollars, with cents only if they aren't zero. */
const exact = (amount: number): string => formatMoney(amount, Number.isInteger(amount) ? 0 : 2);
const cents = (amount: number): string => formatMoney(amount, 2);
const points = (rate: number): string => formatPercent(rate, 2);

/** Compares two quotes, of the choice and of what replaces it: returns the figures that differ, ready to print. */
export function offerDifferences(
  before: Quote,
  after: Quote,
  costs: TotalCosts | null,
  most: LargestDraws | null = null,
): OfferDifference[] {
  const compared: [OfferFigure, number, number, (value: number) => string][] = [
    ...(most ? [['most', most.before, most.after, exact] satisfies (typeof compared)[number]] : []),
    ['draw', before.totalDraw, after.totalDraw, exact],
    ['rate', before.rate, after.rate, points],
    ['payment', before.monthlyPayment, after.monthlyPayment, cents],
    ['fee', Math.round(before.originationFeeAmount), Math.round(after.originationFeeAmount), exact],
    ...(costs
      ? [['cost', Math.round(costs.before), Math.round(costs.after), exact] satisfies (typeof compared)[number]]
      : []),
    ['cash', before.cashToBorrower, after.cashToBorrower, exact],
  ];
  return compared
    .filter(([, was, now]) => was !== now)
    .map(([figure, was, now, format]) => ({
      figure,
      was: format(was),
      now: format(now),
      by: format(Math.abs(now - was)),
      isMore: now > was,
    }));
}
