import { MAX_SSN_TRIES } from '../credit-tries.ts';
import { always, never, type GateRow } from './gate.ts';

const softAttempt: GateRow['attempt'] = (file) => file.softPull.attempt;

/**
 * The sum of the soft and, once returned, hard pull attempts, so that an alert of the hard pull opens a new review.
 */
const alertAttempt: GateRow['attempt'] = (file) =>
  file.softPull.attempt + (file.hardPull.outcome === null ? 0 : file.hardPull.attempt);

/** The gates of alerts in a credit report, which block a loan file at any step. */
export const creditReviewGates = [
  {
    id: 'facta',
    status: 'FACTA_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.creditReviews.FACTA === true,
    until: never,
    work: 'staff.review',
    attempt: alertAttempt,
  },
  {
    id: 'delinquency-explain',
    status: 'DELINQUENCY_REVIEW',
    owner: 'borrower',
    stage: 'SAME',
    when: (file) => file.creditReviews.DELINQUENCY === true,
    until: (file) => file.delinquencyExplained,
    work: 'tell.borrower',
    attempt: alertAttempt,
  },
  {
    id: 'delinquency-review',
    status: 'DELINQUENCY_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.creditReviews.DELINQUENCY === true,
    until: never,
    work: 'staff.review',
    attempt: alertAttempt,
  },
] as const satisfies readonly GateRow[];

/** The gates of the soft pull and of its failures. */
export const softCreditGates = [
  {
    id: 'no-match',
    status: 'CREDIT_NO_MATCH',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'NO_MATCH' && file.ssnAttempts < MAX_SSN_TRIES,
    until: never,
  },
  {
    id: 'no-match-ssn',
    status: 'CREDIT_NO_MATCH_SSN',
    owner: 'staff',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'NO_MATCH' && file.ssnAttempts >= MAX_SSN_TRIES,
    until: never,
    work: 'staff.review',
    attempt: softAttempt,
  },
  {
    id: 'soft-frozen',
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'FROZEN',
    until: never,
  },
  {
    id: 'soft-error',
    status: 'CREDIT_ERROR',
    owner: 'staff',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'ERROR',
    until: never,
    work: 'credit.retry',
    attempt: softAttempt,
  },
  {
    id: 'minor',
    status: 'CREDIT_MINOR',
    owner: 'staff',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'MINOR',
    until: never,
    work: 'staff.review',
    attempt: softAttempt,
  },
  {
    id: 'soft-credit',
    status: 'WAITING_FOR_SOFT_CREDIT',
    owner: 'credit',
    stage: 'INITIAL',
    when: always,
    until: (file) => file.softPull.outcome === 'FOUND',
    work: 'credit.softPull',
    attempt: softAttempt,
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];

/** The gates of the hard pull and of its failures. */
export const hardCreditGates = [
  {
    id: 'hard-frozen',
    status: 'HARD_CREDIT_LOCKED_OR_FROZEN',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: (file) => file.hardPull.outcome === 'FROZEN',
    until: never,
  },
  {
    id: 'hard-error',
    status: 'CREDIT_ERROR',
    owner: 'staff',
    stage: 'ID_UPLOAD',
    when: (file) => file.hardPull.outcome === 'ERROR',
    until: never,
    work: 'credit.retry',
    attempt: (file) => file.hardPull.attempt,
  },
  {
    id: 'hard-credit',
    status: 'HARD_CREDIT_PULL',
    owner: 'credit',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.hardPull.outcome === 'FOUND',
    work: 'credit.hardPull',
    attempt: (file) => file.hardPull.attempt,
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
