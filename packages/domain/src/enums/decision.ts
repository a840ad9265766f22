/** Underwriting's decision on an application, as the API sends it. */
export const DECISIONS = [
  'APPROVED',
  'ASSET_DEPLETION',
  'DECLINE',
  'ERROR',
  'FINAL',
  'INELIGIBLE',
  'INITIAL',
  'REVIEW',
  'SELECT',
  'UNKNOWN',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** Underwriting's sub-decision. FINAL_OFFER is also a status; the two are never compared. */
export const SUB_DECISIONS = [
  'BPO_PENDING',
  'CREDIT_FROZEN',
  'FINAL_OFFER',
  'UNKNOWN_SUBDECISION',
  'UNVERIFIED_DTI_LIMITED',
  'UNVERIFIED_OFFER',
  'UNVERIFIED_ONBOARDING_COMPLETE',
  'VERIFIED_DTI_LIMITED',
  'VERIFIED_INCOME_MATCHED_OFFER',
  'VERIFIED_OFFER',
  'VERIFIED_RESERVE_LIMITED',
] as const;
export type SubDecision = (typeof SUB_DECISIONS)[number];

/** Whether income verification is skipped; WAITING until that is decided. */
export const INCOME_BYPASS_STATES = ['WAITING', 'BYPASS', 'NO_BYPASS'] as const;

/** State of a section of work; unrelated to stages and statuses of the same spelling. */
export const SECTION_STATUSES = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Outcome of an identity or account check. */
export const VERIFICATION_RESULTS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
export type VerificationResult = (typeof VERIFICATION_RESULTS)[number];

/**
 * Grounds on which the lender can void a closing, or decline an application that everyone has signed. Recorded with the
 * reasons.
 */
export const VOIDING_GROUNDS = [
  'FRAUD',
  'SANCTIONS',
  'TITLE_DEFECT',
  'CONDITION_NOT_MET',
  'PAPERS_WRONG',
  'LAW',
] as const;

/** Whether a ground concerns the application itself, so that corrected documents don't settle it. */
export const isAboutApplication = (ground: (typeof VOIDING_GROUNDS)[number]): boolean =>
  ground === 'FRAUD' || ground === 'SANCTIONS';

/** Reasons that borrowers can give for withdrawing an application. They don't have to: NOT_SAID. */
export const BORROWER_WITHDRAWAL_REASONS = [
  'NOT_NEEDED',
  'ANOTHER_LENDER',
  'TERMS',
  'TOO_LONG',
  'OTHER',
  'NOT_SAID',
] as const;
export type BorrowerWithdrawalReason = (typeof BORROWER_WITHDRAWAL_REASONS)[number];
