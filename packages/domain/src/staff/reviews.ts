import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { getAttempt, getGate, isOpen } from '../loan-file/gates.ts';
import { localized } from '../locale/localized.ts';
import * as en from './reviews-words.en.ts';

/** The reviews that staff decide, by gate: their outcomes, each with its reasons. */
export const { STAFF_REVIEWS } = /* @__PURE__ */ localized({ en });
const { UNCONFIRMED_EMPLOYMENT } = /* @__PURE__ */ localized({ en });

/** A possible outcome of a review. */
export interface ReviewOutcome {
  readonly label: string;
  /** Its reasons, by code; the decision names one. */
  readonly reasons: Readonly<Record<string, string>>;
}

export type StaffReview = keyof typeof STAFF_REVIEWS;

export function isStaffReview(gate: string): gate is StaffReview {
  return Object.hasOwn(STAFF_REVIEWS, gate);
}

/** Returns the outcomes of a review by code; empty for a gate that staff don't decide. */
export function getReviewOutcomes(gate: string): Readonly<Record<string, ReviewOutcome>> {
  return isStaffReview(gate) ? STAFF_REVIEWS[gate] : {};
}

/** A phone call that doesn't settle a fraud alert: it is logged, and the alert stays (15 USC 1681c-1(h)(1)(B)). */
export const ALERT_PHONE_CALLS = ['NOT_APPLICANT', 'NOT_REACHED'] as const;
export type AlertPhoneCall = (typeof ALERT_PHONE_CALLS)[number];

/** The result of a staff decision: a fact to record, a phone call to log, or a refusal. */
export type ReviewResolution =
  | { readonly fact: Fact }
  | { readonly phoneCall: AlertPhoneCall }
  | { readonly refused: 'outcome-not-possible' | 'reason-missing' };

/**
 * Returns the borrower's sentence for staff's reason that employment isn't confirmed; a general one for unknown ones.
 */
export const unconfirmedEmployment = (reason: string): string =>
  UNCONFIRMED_EMPLOYMENT[
    Object.hasOwn(UNCONFIRMED_EMPLOYMENT, reason) ? (reason as keyof typeof UNCONFIRMED_EMPLOYMENT) : 'NOT_EMPLOYED'
  ];

/**
 * Translates a staff decision on a review into the fact that records it. Returns `outcome-not-possible` for a closed
 * gate or an unknown outcome, `reason-missing` for a reason outside its list.
 *
 * @param by the id of the person who decides
 * @param signer the additional signer whose identity check is decided; absent: the borrower's
 */
export function toReviewResolution(
  file: LoanFile,
  decision: { gate: string; outcome: string; reason: string; by: string; signer?: string | null | undefined },
): ReviewResolution {
  const { gate, outcome, reason, by } = decision;
  const known = Object.hasOwn(getReviewOutcomes(gate), outcome) ? getReviewOutcomes(gate)[outcome] : undefined;
  const signer = decision.signer ?? null;
  const isReviewOpen =
    signer === null
      ? isStaffReview(gate) && isOpen(getGate(gate), file)
      : gate === 'id-review' && file.signers[signer]?.opened === true;
  if (!known || !isReviewOpen) return { refused: 'outcome-not-possible' };
  if (!Object.hasOwn(known.reasons, reason)) return { refused: 'reason-missing' };
  const unsettled = gate === 'facta' ? ALERT_PHONE_CALLS.find((one) => one === outcome) : undefined;
  if (unsettled) return { phoneCall: unsettled };
  return {
    fact: buildReviewFact(file, gate as StaffReview, {
      outcome,
      reason,
      by,
      signer,
      sentence: known.reasons[reason] ?? reason,
    }),
  };
}

interface ReviewDecision {
  readonly outcome: string;
  readonly reason: string;
  readonly sentence: string;
  readonly by: string;
  readonly signer: string | null;
}

function buildReviewFact(
  file: LoanFile,
  gate: StaffReview,
  { outcome, reason, sentence, by, signer }: ReviewDecision,
): Fact {
  const attempt = getAttempt(getGate(gate), file);
  switch (gate) {
    case 'facta':
      return { type: 'ReviewCleared', data: { review: 'FACTA', how: reason } };
    case 'delinquency-review':
      return { type: 'ReviewCleared', data: { review: 'DELINQUENCY', how: reason } };
    case 'hard-error':
      return { type: 'HardCreditRetryAsked', data: { reason: 'CORRECTED' } };
    case 'employer':
      return {
        type: outcome === 'CONFIRMED' ? 'EmploymentConfirmed' : 'EmploymentNotConfirmed',
        data: { attempt, by },
      };
    case 'id-review':
      if (signer !== null) return { type: 'SignerIdentityChecked', data: { signer, result: outcome } };
      return {
        type: 'IdentityChecked',
        data: { attempt, result: outcome, reason: outcome === 'VERIFIED' ? null : sentence },
      };
    default:
      return { type: 'SoftCreditRetryAsked', data: { reason: outcome === 'AGE_PROVED' ? 'AGE_PROVED' : 'CORRECTED' } };
  }
}
