export const REVEAL_REASONS = {
  CALL_BORROWER: 'To identify the borrower on the phone',
  ASK_VENDOR: 'To ask a vendor about this person',
  COMPARE_DOCUMENT: 'To compare it with a document',
  FRAUD_REVIEW: 'Fraud review',
  LEGAL_REQUEST: 'Request from a court or an authority',
} as const;

/** Why a gate's work is restarted under its old idempotency key. */
export const RERUN_REASONS = {
  NO_ANSWER: 'No answer',
  VENDOR_BACK: 'The vendor is responding again',
  ASKED_BY_BORROWER: 'The borrower asked',
} as const;

/** Why an answer to a condition is returned to the borrower. */
export const CONDITION_RETURN_REASONS = {
  UNREADABLE: "We couldn't read what you sent.",
  WRONG_DOCUMENT: "This isn't the document we asked for.",
  INCOMPLETE: 'A page or a part is missing.',
  OUT_OF_DATE: 'The document is too old.',
  NAME_DIFFERS: 'The name differs from the one on your application.',
  OTHER: 'We need something else.',
} as const;

/** Why income documents are returned; the borrower reads the sentence. */
export const INCOME_RETURN_REASONS = {
  UNREADABLE: "We couldn't read the document.",
  OUT_OF_DATE: 'The document is too old. Send one from the last 30 days.',
  INCOMPLETE: 'A page or the year-to-date figure is missing.',
  NAME_DIFFERS: 'The name differs from the one on your application.',
  NOT_INCOME: "The document doesn't show income.",
} as const;

/** Why an income record under another name is, or isn't, the borrower's. */
export const INCOME_HOLDER_REASONS = {
  ACCEPTED: {
    SAME_PERSON: 'Same person under another spelling or name',
    NAME_CHANGED: 'Name changed, and a document shows it',
    JOINT_ACCOUNT: 'The borrower is paid into this other person’s account',
    PROVED_OTHERWISE: 'The source names no one, but other proof shows it',
  },
  REFUSED: {
    OTHER_PERSON: 'It is someone else’s income',
    NOT_PROVED: 'Nothing shows it is the borrower’s income',
  },
} as const;

export const DOCUMENT_REJECT_REASONS = {
  UNREADABLE: "We couldn't read it.",
  WRONG_DOCUMENT: "It isn't the document we asked for.",
  INCOMPLETE: 'A page or a part is missing.',
  OUT_OF_DATE: 'It is too old.',
  ALTERED: 'It looks altered.',
} as const;

/** Why the second person rejects a proposed payment. */
export const PAYMENT_REJECT_REASONS = {
  ACCOUNT_DIFFERS: 'An account doesn’t match its letter',
  AMOUNT_WRONG: 'An amount is wrong',
  PAYEE_WRONG: 'A payee is missing or wrong',
  CHECK_NEEDED: 'Something must be checked first',
  BORROWER_ASKED: 'The borrower asked us to wait',
  OTHER: 'Another reason',
} as const;

/** How the borrower told staff that they want to end the application (CANCELLED). */
export const WITHDRAWAL_REASONS = {
  ASKED_BY_PHONE: 'The borrower asked by phone',
  ASKED_IN_WRITING: 'The borrower asked in writing',
  DUPLICATE: 'The borrower has another application',
} as const;

/**
 * Why a challenged value is kept or returned to its source. The borrower reads the outcome; the loan file keeps the
 * reason.
 */
export const RECONSIDERATION_REASONS = {
  STANDS: {
    ALREADY_COUNTED: 'The value already counts what the borrower names',
    NO_EVIDENCE: 'Nothing supports it',
    NO_EFFECT: 'It doesn’t change the value',
    SALES_NOT_COMPARABLE: 'The sales named aren’t comparable',
  },
  WITH_VALUER: {
    FACTS_WRONG: 'The appraisal has a fact about the home wrong',
    BETTER_SALES: 'Better comparable sales exist',
    IMPROVEMENTS: 'Improvements weren’t counted',
    BIAS: 'Possible bias',
  },
} as const;
