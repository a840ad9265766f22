/** Outcomes of pricing. */
export const OFFER_OUTCOMES = ['OFFERS', 'ASSETS', 'WINBACK', 'NONE'] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

/** What keeps the largest draw below the one that the home's value supports: income (DTI) or reserves. */
export const OFFER_LIMITS = ['DTI', 'RESERVE'] as const;
export type OfferLimit = (typeof OFFER_LIMITS)[number];

/** Why only a winback is possible: a smaller line, or one with a lien paid off. */
export const WINBACK_REASONS = ['CLTV', 'LIEN_POSITION', 'DTI'] as const;
export type WinbackReason = (typeof WINBACK_REASONS)[number];

/** Whether a rate can change. */
export const RATE_TYPES = ['FIXED', 'VARIABLE'] as const;

/** Discounts on an offer's rate. ALL_IN is the sum of those that apply. */
export const DISCOUNT_TYPES = [
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** Costs that an offer set lists. */
export const FEE_TYPES = [
  'ORIGINATION_FEE',
  'VALUATION_FEE',
  'MANUAL_NOTARY_FEE',
  'RECORDING_FEE',
  'RECORDING_TAX',
] as const;
export type FeeType = (typeof FEE_TYPES)[number];

/** How payoffs relate to the draw: taken from it, on top of it, or with the largest draw. */
export const PAYOFF_PREFERENCES = ['DEDUCT', 'PRESERVE', 'MAXIMIZE'] as const;
export type PayoffPreference = (typeof PAYOFF_PREFERENCES)[number];

/** Whether a debt is marked to be paid off from the line. NOT_MARKED is ours. */
export const PAYOFF_STATUSES = ['MARKED_FOR_PAYOFF', 'NOT_MARKED'] as const;
export type PayoffStatus = (typeof PAYOFF_STATUSES)[number];

/** Kinds of debt. Only a LIEN is secured by the home. */
export const LIABILITY_KINDS = ['LIEN', 'CARD', 'LOAN'] as const;
export type LiabilityKind = (typeof LIABILITY_KINDS)[number];
