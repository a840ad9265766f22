import type { DiscountType, FeeType, PayoffPreference, PayoffStatus } from '../enums/offer.ts';

/** A discount and the offer's rate with only that discount. */
export interface OfferDiscount {
  readonly discountType: DiscountType;
  readonly rateWithDiscount: number;
}

/** One of the rates of an offer: a line that is a larger share of the home's value has a higher one. */
export interface RateStep {
  /** Largest line in dollars that has this rate. */
  readonly upTo: number;
  readonly rate: number;
  readonly discountList: readonly OfferDiscount[];
}

/**
 * One term with one fee option. Dollars; rates and fees as decimal fractions; term in years. `min` and `max`
 * bound the line, `minDraw` and `maxDraw` the draw. `rate` is the largest line's, without discounts; `baseRate` is the
 * same without a fee, `otherRate` with every discount.
 */
export interface Offer {
  readonly id: string;
  readonly term: number;
  readonly type: string;
  readonly min: number;
  readonly max: number;
  readonly minDraw: number;
  readonly maxDraw: number;
  readonly originationFee: number;
  readonly rate: number;
  readonly otherRate?: number | null | undefined;
  readonly baseRate?: number | null | undefined;
  readonly discountList: readonly OfferDiscount[];
  /** Ascending; absent when every line has `rate`. */
  readonly rateSteps?: readonly RateStep[] | null | undefined;
}

/** A cost other than interest. RECORDING_TAX is the tax of the largest line; a quote calculates that of its draw. */
export interface OfferCost {
  readonly feeType: FeeType;
  readonly borrowerPaidAmount: number;
}

/** The part of a liability that the calculation reads. */
export interface PayoffLiability {
  readonly monetaryBalance: number;
  readonly payOff: { readonly status: PayoffStatus };
}

/** The part of an offer set that a quote is made from. */
export interface QuoteTerms {
  readonly offersByType: Readonly<Record<string, readonly Offer[]>>;
  readonly minRecordingTax?: number | null | undefined;
  readonly maxRecordingTax?: number | null | undefined;
  /** Largest origination fee in dollars; absent: no limit. */
  readonly ofeeMaxThreshold?: number | null | undefined;
  readonly costs: readonly OfferCost[];
  readonly liabilities: readonly PayoffLiability[];
}

/** The offer that a borrower chooses, with the draw, the discounts and how debts are paid off. Dollars. */
export interface Choice {
  readonly offerSetId: string;
  readonly offerId: string;
  readonly drawAmount: number;
  readonly discountTypes: readonly DiscountType[];
  /** DEDUCT when absent. */
  readonly payOffPreference?: PayoffPreference | null | undefined;
}

/** The figures of a choice. Dollars to the cent; rates as decimal fractions. */
export interface Quote extends Choice {
  readonly monthlyPayment: number;
  readonly rate: number;
  /** Equals `rate`: the APR of a line of credit excludes fees (Regulation Z, 12 CFR 1026.14(b)). */
  readonly apr: number;
  /** The yearly cost when fees count: the rate at which all payments are worth `totalDraw`; to 0.0001. */
  readonly costIncludingFee: number;
  readonly originationFeeAmount: number;
  readonly recordingFee: number;
  readonly recordingTax: number;
  /** The draw including the debts paid off from it, according to the preference. */
  readonly totalDraw: number;
  /** `totalDraw`, origination fee, costs and recording tax: the amount of the note. */
  readonly lineAmount: number;
  readonly payoffTotal: number;
  readonly cashToBorrower: number;
  /** One day's interest on the line. */
  readonly dailyInterest: number;
}

const INTEREST_ONLY = 'INTEREST_ONLY';

/**
 * Returns the group of an offer in `offersByType`, one for each term in years: FIXED_20 or, for an interest-only offer,
 * INTEREST_ONLY_20.
 */
export function offerType(term: number, interestOnly: boolean): string {
  return `${interestOnly ? INTEREST_ONLY : 'FIXED'}_${term}`;
}

/** Whether an offer's payments are interest only, with the line due at the end. */
export function isInterestOnly(offer: Pick<Offer, 'type'>): boolean {
  return offer.type.startsWith(INTEREST_ONLY);
}

/** Every offer of a set, from all groups. */
export function allOffers(set: Pick<QuoteTerms, 'offersByType'>): Offer[] {
  return Object.values(set.offersByType).flat();
}

/** The offer with this id, in any group. */
export function findOffer(set: Pick<QuoteTerms, 'offersByType'>, offerId: string): Offer | undefined {
  return allOffers(set).find(({ id }) => id === offerId);
}

/** Whether an offer's panel or summary has anything to show. */
export function showsOffer(figures: { readonly rate: number; readonly lineAmount: number }): boolean {
  return figures.rate > 0 && figures.lineAmount > 0;
}

/**
 * Whether the cash to the borrower of a chosen offer can be shown. From the signing on, only if the borrower gets the
 * whole draw: payoff figures may be renewed, which changes what is left for the borrower.
 */
export function showsCashToBorrower(
  dates: { readonly signedAt?: string | null | undefined },
  { cashToBorrower, totalDraw }: Pick<Quote, 'cashToBorrower' | 'totalDraw'>,
): boolean {
  return dates.signedAt == null || cashToBorrower === totalDraw;
}

/**
 * Returns the fees in an open line, in dollars: the line minus the draw, because the line is drawn in full. The draw is
 * `totalDraw`, which includes debts paid off, and the fees include costs and recording tax.
 */
export const feesInLine = (lineAmount: number, draw: number): number => lineAmount - draw;
