import type { OccupancyType } from '../enums/home.ts';
import type { DiscountType, LiabilityKind, PayoffStatus } from '../enums/offer.ts';
import type { Choice } from './offer.ts';
import type { DeclineReason } from './reasons.ts';

/** A debt as pricing reads it: what is owed, what it takes a month, whether it stands on the home and is to be paid off. */
export interface PricedLiability {
  readonly uuid: string;
  readonly kind: LiabilityKind;
  readonly monetaryBalance: number;
  readonly monetaryCalculatedNextPaymentMinimumAmount: number;
  readonly payOff: { readonly status: PayoffStatus };
}

/** What a brand adds to the policy. */
export interface BrandTerms {
  /** Payments of interest alone: the age-restricted product. */
  readonly interestOnly: boolean;
  /** Largest origination fee in dollars, null for none. */
  readonly ofeeMaxThreshold: number | null;
  /** Discounts besides AUTOPAY, in points of the rate as decimal fractions. */
  readonly discounts: readonly { readonly discountType: DiscountType; readonly points: number }[];
}

/** The choice that stood before this pricing, and what it came to then. */
export interface PreviousSelection {
  readonly choice: Choice;
  readonly rate: number;
  readonly originationFee: number;
  readonly term: number;
  readonly totalDraw: number;
}

/** All that a price depends on. Dollars; income a year before taxes. */
export interface PricingInputs {
  readonly score: number;
  /** What the bureau says lowered the score, as reasons of the law's list, the weightiest first. */
  readonly scoreReasons: readonly DeclineReason[];
  readonly homeValue: number;
  /** Whether the value came from an automated valuation; otherwise the valuation fee is due. */
  readonly automatedValue: boolean;
  /** Dollars that were paid by card for an appraisal: no cost of the line, yet counted in the 2 % of a Texas homestead. */
  readonly appraisalFee?: number;
  readonly occupancy: OccupancyType;
  /** Two capitals. */
  readonly state: string;
  readonly county?: string | null | undefined;
  readonly annualIncome: number;
  readonly liabilities: readonly PricedLiability[];
  /** Assets that were linked; null while the borrower was not asked, 0 when none were given. */
  readonly assets: number | null;
  readonly reducedOfferAccepted: boolean;
  /** Whether the file has reached the liens step, from which on a lien may be paid off. */
  readonly liensReached: boolean;
  readonly manualNotary: boolean;
  readonly brand: BrandTerms;
  readonly previous: PreviousSelection | null;
}
