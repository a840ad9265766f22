/** Reasons for staff to reveal a full Social Security or account number. */
export const REVEAL_REASONS = {
  CALL_BORROWER: 'Verify the borrower’s identity by phone',
  ASK_VENDOR: 'Vendor inquiry about this person',
  COMPARE_DOCUMENT: 'Compare with a document',
  FRAUD_REVIEW: 'Fraud review',
  LEGAL_REQUEST: 'Court or government request',
} as const;

/** Why a gate's work is restarted under its old idempotency key. */
export const RERUN_REASONS = {
  NO_ANSWER: 'No response',
  VENDOR_BACK: 'Vendor is responding again',
  ASKED_BY_BORROWER: 'Borrower’s request',
} as const;

/** Why an answer to a condition is returned to the borrower. */
export const CONDITION_RETURN_REASONS = {
  UNREADABLE: 'We couldn’t read what you sent.',
  WRONG_DOCUMENT: 'This isn’t the document we asked for.',
  INCOMPLETE: 'A page or a part is missing.',
  OUT_OF_DATE: 'The document is too old.',
  NAME_DIFFERS: 'The name differs from the one on your application.',
  OTHER: 'We need something else.',
} as const;

/** Why income documents are returned; the borrower reads the sentence. */
export const INCOME_RETURN_REASONS = {
  UNREADABLE: 'We couldn’t read the document.',
  OUT_OF_DATE: 'The document is too old. Send one from the last 30 days.',
  INCOMPLETE: 'A page or the year-to-date figure is missing.',
  NAME_DIFFERS: 'The name differs from the one on your application.',
  NOT_INCOME: 'The document doesn’t show income.',
} as const;

/** Why an income record under another name is, or isn't, the borrower's. */
export const INCOME_HOLDER_REASONS = {
  ACCEPTED: {
    SAME_PERSON: 'Same person under another spelling or name',
    NAME_CHANGED: 'Name changed, and a document shows it',
    JOINT_ACCOUNT: 'Borrower’s pay goes into this person’s account',
    PROVED_OTHERWISE: 'No name on the source, but other proof shows it',
  },
  REFUSED: {
    OTHER_PERSON: 'Someone else’s income',
    NOT_PROVED: 'Nothing shows it is the borrower’s income',
  },
} as const;

export const DOCUMENT_REJECT_REASONS = {
  UNREADABLE: 'Unreadable',
  WRONG_DOCUMENT: 'Wrong document',
  INCOMPLETE: 'Incomplete',
  OUT_OF_DATE: 'Out of date',
  ALTERED: 'Appears altered',
} as const;

/** Why the second person rejects a proposed payment. */
export const PAYMENT_REJECT_REASONS = {
  ACCOUNT_DIFFERS: 'Wrong disbursement account: request another',
  PAYOFF_DIFFERS: 'Wrong payoff figures or account: request new ones',
  AMOUNT_WRONG: 'Wrong amount',
  PAYEE_WRONG: 'Payee missing or wrong',
  CHECK_NEEDED: 'Needs more review',
  BORROWER_ASKED: 'Borrower asked to wait',
  OTHER: 'Another reason',
} as const;

/** How the borrower told staff that they want to end the application (CANCELLED). */
export const WITHDRAWAL_REASONS = {
  ASKED_BY_PHONE: 'Borrower asked by phone',
  ASKED_IN_WRITING: 'Borrower asked in writing',
  DUPLICATE: 'Borrower asked to end a duplicate application',
} as const;

/**
 * Why a challenged value is kept or returned to its source. The borrower reads the outcome; the loan file keeps the
 * reason.
 */
export const RECONSIDERATION_REASONS = {
  STANDS: {
    ALREADY_COUNTED: 'Already considered in the value',
    NO_EVIDENCE: 'No supporting evidence',
    NO_EFFECT: 'No effect on the value',
    SALES_NOT_COMPARABLE: 'Sales provided aren’t comparable',
  },
  WITH_VALUER: {
    FACTS_WRONG: 'Factual error in the appraisal',
    BETTER_SALES: 'Better comparable sales exist',
    IMPROVEMENTS: 'Improvements not considered',
    BIAS: 'Possible bias',
  },
} as const;
