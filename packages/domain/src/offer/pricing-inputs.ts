import type { OccupancyType } from '../enums/home.ts';
import type { DiscountType, LiabilityKind, PayoffStatus } from '../enums/offer.ts';
import type { DeclineReason } from './decline-reasons.ts';
import type { Choice } from './offer.ts';

/**
 * A debt as pricing reads it: the balance, the monthly payment, whether the home secures it and whether it is to be
 * paid off.
 */
export interface PricedLiability {
  readonly uuid: string;
  readonly kind: LiabilityKind;
  readonly monetaryBalance: number;
  readonly monetaryCalculatedNextPaymentMinimumAmount: number;
  readonly payOff: { readonly status: PayoffStatus };
}

/** Terms that a brand adds to the policy. */
export interface BrandTerms {
  /** Interest-only payments: the age-restricted product. */
  readonly interestOnly: boolean;
  /** Largest origination fee in dollars, null for none. */
  readonly ofeeMaxThreshold: number | null;
  /** Discounts other than AUTOPAY, in points of the rate as decimal fractions. */
  readonly discounts: readonly { readonly discountType: DiscountType; readonly points: number }[];
}

/** The choice before this pricing, with its figures at the time. */
export interface PreviousSelection {
  readonly choice: Choice;
  readonly rate: number;
  readonly originationFee: number;
  readonly term: number;
  readonly totalDraw: number;
}

/** Everything that a price depends on. Dollars; income a year before taxes. */
export interface PricingInputs {
  readonly score: number;
  /** The bureau's reasons for a low score, as reasons of the law's list, most important first. */
  readonly scoreReasons: readonly DeclineReason[];
  readonly homeValue: number;
  /** Whether the value is from an automated valuation; otherwise the valuation fee is due. */
  readonly automatedValue: boolean;
  /**
   * Dollars paid by card for an appraisal: not a cost of the line, but counted in the 2% limit of a Texas homestead.
   */
  readonly appraisalFee?: number;
  readonly occupancy: OccupancyType;
  /** Two capital letters. */
  readonly state: string;
  readonly county?: string | null | undefined;
  readonly annualIncome: number;
  readonly liabilities: readonly PricedLiability[];
  /** Linked assets; null if the borrower was not asked, 0 if they gave none. */
  readonly assets: number | null;
  readonly reducedOfferAccepted: boolean;
  /** Whether the loan file has reached the liens step; from then on a lien can also be paid off. */
  readonly liensReached: boolean;
  readonly manualNotary: boolean;
  readonly brand: BrandTerms;
  readonly previous: PreviousSelection | null;
}
