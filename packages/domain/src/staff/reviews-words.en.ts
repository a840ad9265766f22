import type { GateId } from '../loan-file/gates.ts';
import type { Outcome } from './reviews.ts';

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
        SPOKE_ON_ALERT_NUMBER: 'The borrower confirmed on the number in the alert',
        IDENTITY_PROVED: 'The alert names no number, and the borrower proved their identity',
        ALERT_WITHDRAWN: 'The bureau withdrew the alert',
      },
    },
    NOT_APPLICANT: {
      label: 'Reached, not confirmed',
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

/**
 * What the borrower reads when staff couldn't confirm employment, by reason: an employer who didn't answer hasn't said
 * no.
 */
export const UNCONFIRMED_EMPLOYMENT = {
  NOT_EMPLOYED: "Your employer didn't confirm that you work there.",
  NO_ANSWER: "We couldn't reach your employer. Give us another contact there, or show your income another way.",
  CONTACT_WRONG:
    "We couldn't reach anyone at the contact you gave us for your employer. Give us another contact, or show your income another way.",
} as const;
