import { always, never, type GateRow } from './gate.ts';

const identityAttempt: GateRow['attempt'] = (file) => file.identity.attempt;

export const identityGates = [
  {
    id: 'id-upload',
    status: 'IDENTITY_VERIFICATION',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.identity.submitted,
    attempt: identityAttempt,
    name: 'Your ID',
    text: 'We need to verify your identity.',
    ask: 'Take photos of your ID and your face.',
    usualTime: '3 minutes',
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
    name: 'Review of your ID',
    text: 'A loan specialist is reviewing your ID.',
    ask: 'Nothing, unless we contact you.',
    usualTime: '1 business day',
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
    name: 'Identity verification',
    text: 'We’re checking your ID.',
    usualTime: '20 seconds',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
