import type { DiscountType, FeeType, PayoffPreference, PayoffStatus } from '../enums/offer.ts';

/** A discount and the rate an offer has with it alone (ledger OFFER-027). */
export interface OfferDiscount {
  readonly discountType: DiscountType;
  readonly rateWithDiscount: number;
}

/** The rate of lines up to a size, where an offer costs less while the line stays small against the home's value. */
export interface RateStep {
  /** Largest line in dollars that has this rate. */
  readonly upTo: number;
  readonly rate: number;
  readonly discountList: readonly OfferDiscount[];
}

/**
 * One term with one fee option (shape Offer; ledger DATA-038). Dollars; rates and fees as decimal fractions; term in years.
 * `min` and `max` bound the line, `minDraw` and `maxDraw` the draw. `rate` is that of the largest line, without discounts;
 * `baseRate` is the same without a fee, `otherRate` with every discount.
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
  /** Ascending; left out when every line has `rate`. */
  readonly rateSteps?: readonly RateStep[] | null | undefined;
}

/** A cost besides interest (ledger DATA-040). RECORDING_TAX stands here with its largest amount. */
export interface OfferCost {
  readonly feeType: FeeType;
  readonly borrowerPaidAmount: number;
}

/** The part of a liability that the arithmetic reads. */
export interface PayoffLiability {
  readonly monetaryBalance: number;
  readonly payOff: { readonly status: PayoffStatus };
}

/** The part of an offer set that a quote is made from. */
export interface QuoteTerms {
  readonly offersByType: Readonly<Record<string, readonly Offer[]>>;
  readonly minRecordingTax?: number | null | undefined;
  readonly maxRecordingTax?: number | null | undefined;
  /** Largest origination fee in dollars (ledger OFFER-028); none when absent. */
  readonly ofeeMaxThreshold?: number | null | undefined;
  readonly costs: readonly OfferCost[];
  readonly liabilities: readonly PayoffLiability[];
}

/** What the borrower chose. */
export interface Choice {
  readonly offerSetId: string;
  readonly offerId: string;
  readonly drawAmount: number;
  readonly discountTypes: readonly DiscountType[];
  /** DEDUCT when absent. */
  readonly payOffPreference?: PayoffPreference | null | undefined;
}

/** What the choice comes to. Dollars to the cent; rates as decimal fractions. */
export interface Quote extends Choice {
  readonly monthlyPayment: number;
  readonly rate: number;
  /** Of a line of credit the APR is the rate: it leaves out fees (Regulation Z, 12 CFR 1026.14(b)). */
  readonly apr: number;
  /** Yearly rate at which the payments are worth the money received, to 0.01 %. */
  readonly costIncludingFee: number;
  readonly originationFeeAmount: number;
  readonly recordingFee: number;
  readonly recordingTax: number;
  /** The draw with the debts paid off from it, as the preference says. */
  readonly totalDraw: number;
  /** The draw, the origination fee, the costs and the recording tax: what the note is written for. */
  readonly lineAmount: number;
  readonly payoffTotal: number;
  readonly cashToBorrower: number;
  /** Interest of one day on the line. */
  readonly dailyInterest: number;
}

const INTEREST_ONLY = 'INTEREST_ONLY';

/** The group of an offer in `offersByType`: one for each term, those that pay interest only apart (resolutions OP-A-095). */
export function offerType(term: number, interestOnly: boolean): string {
  return `${interestOnly ? INTEREST_ONLY : 'FIXED'}_${term}`;
}

/** Whether an offer's payments are interest alone, the line being due at the end (ledger OFFER-022). */
export function isInterestOnly(offer: Pick<Offer, 'type'>): boolean {
  return offer.type.startsWith(INTEREST_ONLY);
}

/** Every offer of a set, whatever its group (ledger OFFER-026). */
export function allOffers(set: Pick<QuoteTerms, 'offersByType'>): Offer[] {
  return Object.values(set.offersByType).flat();
}

/** The offer of that id, in whatever group it stands. */
export function findOffer(set: Pick<QuoteTerms, 'offersByType'>, offerId: string): Offer | undefined {
  return allOffers(set).find(({ id }) => id === offerId);
}

/** Whether an offer's panel or summary has anything to show (ledger OFFER-025). */
export function showsOffer(figures: { readonly rate: number; readonly lineAmount: number }): boolean {
  return figures.rate > 0 && figures.lineAmount > 0;
}
