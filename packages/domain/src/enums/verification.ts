/** Whether income verification is skipped (ledger ENUM-015, resolutions OP-A-097). */
export const BYPASS_STATES = ['WAITING', 'BYPASS', 'NO_BYPASS'] as const;

/** State of a section of work; unrelated to stages and statuses of the same spelling (ledger ENUM-016, resolutions OP-B-018). */
export const SECTION_STATUSES = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Outcome of a check of identity or account (ledger ENUM-017). */
export const VERIFICATION_RESULTS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
export type VerificationResult = (typeof VERIFICATION_RESULTS)[number];
