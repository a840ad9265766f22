import { always, never, type GateRow } from './gate.ts';

const identityAttempt: GateRow['attempt'] = (file) => file.identity.attempt;

/** The gates of the borrower's identity check. */
export const identityGates = [
  {
    id: 'id-upload',
    status: 'IDENTITY_VERIFICATION',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.identity.submitted,
    attempt: identityAttempt,
  },
  {
    id: 'id-review',
    status: 'IDENTITY_VERIFICATION',
    owner: 'staff',
    stage: 'ID_UPLOAD',
    when: (file) => file.identity.result === 'PENDING_REVIEW',
    until: never,
    work: 'staff.review',
    attempt: identityAttempt,
  },
  {
    id: 'id-check',
    status: 'WAITING_FOR_ID_VERIFICATION',
    owner: 'identity',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.identity.result === 'VERIFIED',
    work: 'identity.check',
    attempt: identityAttempt,
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
