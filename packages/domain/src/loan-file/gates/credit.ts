import { MOST_SSN_TRIES } from '../credit-tries.ts';
import type { LoanFile } from '../file.ts';
import { always, never, type GateRow } from './gate.ts';

const softAttempt: GateRow['attempt'] = (file) => file.softPull.attempt;

/** The pull that an alert came with: one of the hard pull is another review than one of the soft pull. */
const alertNumber: GateRow['attempt'] = (file) =>
  file.softPull.attempt + (file.hardPull.outcome === null ? 0 : file.hardPull.attempt);

/** The present pull has the borrower's consent. */
export function hasHardConsent(file: LoanFile): boolean {
  return file.hardConsentPull === file.spentPulls + 1;
}

/** Hold a file up wherever it stands. */
export const creditReviewGates = [
  {
    id: 'facta',
    status: 'FACTA_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.creditReviews.FACTA === true,
    until: never,
    work: 'staff.review',
    attempt: alertNumber,
    name: 'A call with us',
    text: 'Your credit file carries a fraud alert. We must speak to you.',
    ask: 'Answer our call, or call us.',
    usualTime: '1 business day',
  },
  {
    id: 'delinquency-explain',
    status: 'DELINQUENCY_REVIEW',
    owner: 'borrower',
    stage: 'SAME',
    when: (file) => file.creditReviews.DELINQUENCY === true,
    until: (file) => file.delinquencyExplained,
    work: 'tell.borrower',
    attempt: alertNumber,
    name: 'Your explanation of the late payment',
    text: 'Your credit file shows a late mortgage payment.',
    ask: 'Tell us what happened.',
    usualTime: '5 minutes',
  },
  {
    id: 'delinquency-review',
    status: 'DELINQUENCY_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.creditReviews.DELINQUENCY === true,
    until: never,
    work: 'staff.review',
    attempt: alertNumber,
    name: 'We read your explanation',
    text: 'We are reading your explanation.',
    usualTime: '1 business day',
  },
] as const satisfies readonly GateRow[];

export const softCreditGates = [
  {
    id: 'no-match',
    status: 'CREDIT_NO_MATCH',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'NO_MATCH' && file.ssnAttempts < MOST_SSN_TRIES,
    until: never,
    name: 'Your Social Security number',
    text: 'We could not find your credit file from name and address.',
    ask: 'Give your Social Security number.',
    usualTime: '1 minute',
  },
  {
    id: 'no-match-ssn',
    status: 'CREDIT_NO_MATCH_SSN',
    owner: 'staff',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'NO_MATCH' && file.ssnAttempts >= MOST_SSN_TRIES,
    until: never,
    work: 'staff.review',
    attempt: softAttempt,
    name: 'A look into your credit file',
    text: 'The credit bureau has no file for you. We are looking into it.',
    ask: 'Nothing now; we may ask for proof of identity.',
    usualTime: 'up to 30 days',
  },
  {
    id: 'soft-frozen',
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.softPull.outcome === 'FROZEN',
    until: never,
    name: 'Unfreezing your credit file',
    text: 'Your credit file is frozen.',
    ask: 'Unfreeze it at {bureau}, then press Try again.',
    usualTime: 'minutes',
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
    name: 'Asking the credit bureau again',
    text: 'The credit bureau is not answering. We keep trying and e-mail you.',
    usualTime: '1 hour',
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
    name: 'Proof of your date of birth',
    text: 'We need to confirm your date of birth.',
    ask: 'Send the proof we asked for.',
    usualTime: '1 business day',
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
    name: 'The soft credit check',
    text: 'We are pulling your soft credit. It does not affect your score.',
    usualTime: '5 seconds',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];

export const hardCreditGates = [
  {
    id: 'hard-frozen',
    status: 'HARD_CREDIT_LOCKED_OR_FROZEN',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: (file) => file.hardPull.outcome === 'FROZEN',
    until: never,
    name: 'Unfreezing your credit file',
    text: 'Your credit file is frozen.',
    ask: 'Unfreeze it at {bureau}, then press Try again.',
    usualTime: 'minutes',
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
    name: 'Asking the credit bureau again',
    text: 'The credit bureau is not answering. We keep trying.',
    usualTime: '1 hour',
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
    name: 'Your credit report',
    text: 'We are pulling your credit report.',
    usualTime: '5 seconds',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
