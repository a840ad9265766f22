import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { getAttempt, getGate, isOpen, type GateId } from '../loan-file/gates.ts';

interface Outcome {
  readonly label: string;
  /** Its reasons, by code; the decision names one. */
  readonly reasons: Readonly<Record<string, string>>;
}

const PULL_AGAIN = {
  CORRECTED: {
    label: 'Ask the bureau again',
    reasons: {
      BUREAU_ANSWERS: 'The bureau is responding again',
      FILE_FOUND: 'The bureau found the file',
      DATA_CORRECTED: 'Name, address or number was corrected',
    },
  },
} as const;

/** The gates that staff decide, each with its outcomes and their reasons. */
export const STAFF_REVIEWS = {
  facta: {
    CLEARED: {
      label: 'Reached and confirmed',
      reasons: {
        SPOKE_ON_ALERT_NUMBER: 'The applicant confirmed on the number in the alert',
        IDENTITY_PROVED: 'The alert names no number, and the applicant proved their identity',
        ALERT_WITHDRAWN: 'The bureau withdrew the alert',
      },
    },
    NOT_APPLICANT: {
      label: 'Reached, not the applicant',
      reasons: {
        DID_NOT_APPLY: 'They say they didn’t apply',
        WRONG_PERSON: 'The number belongs to someone else',
        NOT_CONVINCED: 'They couldn’t confirm their identity',
      },
    },
    NOT_REACHED: {
      label: 'Couldn’t reach',
      reasons: {
        NO_ANSWER: 'No answer',
        LEFT_MESSAGE: 'Left a message to call us back',
        NUMBER_DEAD: 'The number is out of service',
      },
    },
  },
  'delinquency-review': {
    CLEARED: {
      label: 'Clear the late payment',
      reasons: {
        EXPLANATION_ACCEPTED: 'Explanation accepted',
        REPORTED_IN_ERROR: 'Late payment reported in error',
        BROUGHT_CURRENT: 'Mortgage is current again',
      },
    },
  },
  'no-match-ssn': PULL_AGAIN,
  'soft-error': PULL_AGAIN,
  'hard-error': PULL_AGAIN,
  minor: {
    AGE_PROVED: { label: 'Age confirmed', reasons: { ID_SEEN: 'A government ID shows the date of birth' } },
    CORRECTED: {
      label: 'Ask the bureau again',
      reasons: {
        BUREAU_CORRECTED: 'The bureau corrected its record',
        DATA_CORRECTED: 'The date of birth was corrected',
      },
    },
  },
  employer: {
    CONFIRMED: {
      label: 'Employment confirmed',
      reasons: {
        SPOKE_TO_EMPLOYER: 'The employer confirmed by phone',
        WRITTEN_PROOF: 'The employer confirmed in writing',
      },
    },
    NOT_CONFIRMED: {
      label: 'Employment not confirmed',
      reasons: {
        NOT_EMPLOYED: 'The employer said no',
        NO_ANSWER: 'The employer didn’t answer',
        CONTACT_WRONG: 'The contact is wrong',
      },
    },
  },
  'id-review': {
    VERIFIED: {
      label: 'Identity verified',
      reasons: { COMPARED: 'Document and face match', VIDEO_CALL: 'Confirmed on a video call' },
    },
    FAILED_VERIFICATION: {
      label: 'Ask for the ID again',
      reasons: {
        GLARE: 'The photo is too bright or blurred to read.',
        EXPIRED: 'The document has expired.',
        NAME_DIFFERS: 'The name differs from the one on your application.',
        FACE_DIFFERS: 'The face and the document differ.',
        NOT_ACCEPTED: "This kind of document isn't accepted.",
      },
    },
  },
} as const satisfies { readonly [Gate in GateId]?: Readonly<Record<string, Outcome>> };

export type StaffReview = keyof typeof STAFF_REVIEWS;

export function isStaffReview(gate: string): gate is StaffReview {
  return Object.hasOwn(STAFF_REVIEWS, gate);
}

/** The outcomes of a review by code; empty for a gate that staff don't decide. */
export function getReviewOutcomes(gate: string): Readonly<Record<string, Outcome>> {
  return isStaffReview(gate) ? STAFF_REVIEWS[gate] : {};
}

/** A call that doesn't settle a fraud alert: it is logged, and the alert stays (15 USC 1681c-1(h)(1)(B)). */
export const ALERT_CALLS = ['NOT_APPLICANT', 'NOT_REACHED'] as const;
export type AlertCall = (typeof ALERT_CALLS)[number];

export type Resolution =
  | { readonly fact: Fact }
  | { readonly call: AlertCall }
  | { readonly refused: 'outcome-not-possible' | 'reason-missing' };

/**
 * What the borrower reads when staff couldn't confirm employment, by reason: an employer who didn't answer hasn't said
 * no.
 */
const UNCONFIRMED_EMPLOYMENT = {
  NOT_EMPLOYED: "Your employer didn't confirm that you work there.",
  NO_ANSWER: "We couldn't reach your employer. Give us another contact there, or show your income another way.",
  CONTACT_WRONG:
    "We couldn't reach anyone at the contact you gave us for your employer. Give us another contact, or show your income another way.",
} as const;

/** The borrower's sentence for a staff reason; the general one for an unknown reason. */
export const unconfirmedEmployment = (reason: string): string =>
  UNCONFIRMED_EMPLOYMENT[
    Object.hasOwn(UNCONFIRMED_EMPLOYMENT, reason) ? (reason as keyof typeof UNCONFIRMED_EMPLOYMENT) : 'NOT_EMPLOYED'
  ];

/**
 * The fact that a staff decision records. Returns `outcome-not-possible` for a closed gate or an unknown outcome,
 * `reason-missing` for a reason outside its list.
 *
 * @param by the id of the person who decides
 * @param signer the additional signer whose identity check is decided; absent: the borrower's
 */
export function resolution(
  file: LoanFile,
  asked: { gate: string; outcome: string; reason: string; by: string; signer?: string | null | undefined },
): Resolution {
  const { gate, outcome, reason, by, signer } = asked;
  const known = Object.hasOwn(getReviewOutcomes(gate), outcome) ? getReviewOutcomes(gate)[outcome] : undefined;
  const meant = signer ?? null;
  const stands =
    meant === null
      ? isStaffReview(gate) && isOpen(getGate(gate), file)
      : gate === 'id-review' && file.signers[meant]?.opened === true;
  if (!known || !stands) return { refused: 'outcome-not-possible' };
  if (!Object.hasOwn(known.reasons, reason)) return { refused: 'reason-missing' };
  const unsettled = gate === 'facta' ? ALERT_CALLS.find((one) => one === outcome) : undefined;
  if (unsettled) return { call: unsettled };
  return {
    fact: buildReviewFact(file, gate as StaffReview, {
      outcome,
      reason,
      by,
      signer: meant,
      sentence: known.reasons[reason] ?? reason,
    }),
  };
}

interface Decided {
  readonly outcome: string;
  readonly reason: string;
  readonly sentence: string;
  readonly by: string;
  readonly signer: string | null;
}

function buildReviewFact(file: LoanFile, gate: StaffReview, { outcome, reason, sentence, by, signer }: Decided): Fact {
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
