/** Discounts on an offer's rate (ledger ENUM-024). ALL_IN is the sum of those that apply (resolutions OP-A-096). */
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
