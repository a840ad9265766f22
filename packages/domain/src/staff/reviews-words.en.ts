import type { GateId } from '../loan-file/gates.ts';
import type { ReviewOutcome } from './reviews.ts';

const PULL_AGAIN = {
  CORRECTED: {
    label: 'Repull credit',
    reasons: {
      BUREAU_ANSWERS: 'Bureau is responding again',
      FILE_FOUND: 'Bureau located the file',
      DATA_CORRECTED: 'Name, address or SSN corrected',
    },
  },
} as const;

/** The gates that staff decide, each with its outcomes and their reasons. */
export const STAFF_REVIEWS = {
  facta: {
    CLEARED: {
      label: 'Clear (identity verified or alert removed)',
      reasons: {
        SPOKE_ON_ALERT_NUMBER: 'Identity verified at the number on the alert',
        IDENTITY_PROVED: 'No number on the alert; identity verified under the fraud alert policy',
        ALERT_WITHDRAWN: 'Bureau removed the alert',
      },
    },
    NOT_APPLICANT: {
      label: 'Reached: couldn’t verify, or says they didn’t apply',
      reasons: {
        DID_NOT_APPLY: 'Says they didn’t apply',
        WRONG_PERSON: 'Number belongs to someone else',
        NOT_CONVINCED: 'Couldn’t verify their identity',
      },
    },
    NOT_REACHED: {
      label: 'Not reached',
      reasons: {
        NO_ANSWER: 'No answer',
        LEFT_MESSAGE: 'Left a message to call back',
        NUMBER_DEAD: 'Number out of service',
      },
    },
  },
  'delinquency-review': {
    CLEARED: {
      label: 'Clear the review',
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
    AGE_PROVED: { label: 'Age verified', reasons: { ID_SEEN: 'Government ID shows the date of birth' } },
    CORRECTED: {
      label: 'Repull credit',
      reasons: {
        BUREAU_CORRECTED: 'Bureau corrected its record',
        DATA_CORRECTED: 'Date of birth corrected',
      },
    },
  },
  employer: {
    CONFIRMED: {
      label: 'Employment verified',
      reasons: {
        SPOKE_TO_EMPLOYER: 'Verbal VOE',
        WRITTEN_PROOF: 'Written VOE',
      },
    },
    NOT_CONFIRMED: {
      label: 'Employment not verified',
      reasons: {
        NOT_EMPLOYED: 'Employer says not employed there',
        NO_ANSWER: 'Employer didn’t respond',
        CONTACT_WRONG: 'Wrong contact',
      },
    },
  },
  'id-review': {
    VERIFIED: {
      label: 'Identity verified',
      reasons: { COMPARED: 'ID and selfie match', VIDEO_CALL: 'Verified on a video call' },
    },
    FAILED_VERIFICATION: {
      label: 'Request a new ID',
      reasons: {
        GLARE: 'The photo is too bright or blurred to read.',
        EXPIRED: 'The document has expired.',
        NAME_DIFFERS: 'The name differs from the one we have for you.',
        FACE_DIFFERS: 'The face and the document differ.',
        NOT_ACCEPTED: 'This kind of document isn’t accepted.',
      },
    },
  },
} as const satisfies { readonly [Gate in GateId]?: Readonly<Record<string, ReviewOutcome>> };

/**
 * What the borrower reads when staff couldn't confirm employment, by reason: an employer who didn't answer hasn't said
 * no.
 */
export const UNCONFIRMED_EMPLOYMENT = {
  NOT_EMPLOYED: 'Your employer didn’t confirm that you work there.',
  NO_ANSWER: 'We couldn’t reach your employer. Give us another contact there, or show your income another way.',
  CONTACT_WRONG:
    'We couldn’t reach anyone at the contact you gave us for your employer. Give us another contact, or show your income another way.',
} as const;
