/** Why a possible match is a different person. */
export const CLEAR_REASONS = {
  BIRTH_DATE_DIFFERS: 'Birth date differs',
  NAME_DIFFERS: 'Full name differs',
  PLACE_DIFFERS: 'Place of birth, nationality or address differs',
  ID_DIFFERS: 'Identity document differs',
  LIST_CONTACTED: "OFAC's hotline confirmed that it is someone else",
} as const;
export type ClearReason = keyof typeof CLEAR_REASONS;

export const isClearReason = (reason: string): reason is ClearReason => Object.hasOwn(CLEAR_REASONS, reason);

/** Why a possible match is the same person. */
export const CONFIRM_REASONS = {
  IDENTIFIERS_AGREE: 'Name and identifiers match',
  LIST_CONTACTED: "OFAC's hotline confirmed the match",
} as const;
export type ConfirmReason = keyof typeof CONFIRM_REASONS;

export const isConfirmReason = (reason: string): reason is ConfirmReason => Object.hasOwn(CONFIRM_REASONS, reason);

/** Business days to report blocked property or a rejected transaction to OFAC (31 CFR 501.603(b)(1), 501.604(c)). */
export const REPORT_BUSINESS_DAYS = 10;
