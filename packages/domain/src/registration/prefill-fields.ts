/** Where a prefilled answer comes from: the offer letter, a partner, or the loan officer who referred the visitor. */
export const PREFILL_SOURCES = ['OFFER', 'PARTNER', 'OFFICER'] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];

/** Answers that can be prefilled. The address is one answer; the others are fields of their steps. */
export const PREFILLED_FIELDS = [
  'propertyAddress',
  'employmentType',
  'income',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'email',
  'phoneNumber',
] as const;
export type PrefilledField = (typeof PREFILLED_FIELDS)[number];

/**
 * The fields of a partner's data about a visitor, besides the prefilled answers, for the creation of the application.
 */
export const PREPOP_FIELDS = [
  'isPrepopComplete',
  'partner',
  'affiliateAbVersion',
  'affiliateAppIndicator',
  'affiliateLiveOffers',
] as const;
