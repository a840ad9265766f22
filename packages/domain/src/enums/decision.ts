/** Underwriting's decision (ledger ENUM-021). */
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

/** Underwriting's sub-decision (ledger ENUM-022). FINAL_OFFER is also a status; the two are never compared (resolutions OP-B-017). */
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

/** Whether income verification is skipped (ledger ENUM-015, resolutions OP-A-097). */
export const BYPASS_STATES = ['WAITING', 'BYPASS', 'NO_BYPASS'] as const;

/** State of a section of work; unrelated to stages and statuses of the same spelling (ledger ENUM-016, resolutions OP-B-018). */
export const SECTION_STATUSES = ['INITIAL', 'IN_PROGRESS', 'COMPLETE'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Outcome of a check of identity or account (ledger ENUM-017). */
export const VERIFICATION_RESULTS = ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'] as const;
export type VerificationResult = (typeof VERIFICATION_RESULTS)[number];

/** When people are compared with the lists: as a file opens, when the title or the borrower names them, before money leaves, and when a list changes. */
export const SCREENING_TIMES = ['OPENING', 'NAMED', 'CLOSING', 'LIST'] as const;
export type ScreeningTime = (typeof SCREENING_TIMES)[number];

/** On what a lender may end a loan that everybody has signed; the file keeps it beside the reasons. */
export const CLOSING_GROUNDS = [
  'FRAUD',
  'SANCTIONS',
  'TITLE_DEFECT',
  'CONDITION_NOT_MET',
  'PAPERS_WRONG',
  'LAW',
] as const;

/** Why a borrower stops, as far as they say it. Nobody has to: NOT_SAID. */
export const LEAVING_REASONS = ['NOT_NEEDED', 'ANOTHER_LENDER', 'TERMS', 'TOO_LONG', 'OTHER', 'NOT_SAID'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];
