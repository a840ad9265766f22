import { anySigned } from '../people.ts';
import { always, type GateRow } from './gate.ts';

export const lienGates = [
  {
    id: 'prequal-title',
    status: 'PREQUAL_TITLE',
    owner: 'property',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.prequalTitle.done,
    work: 'property.prequalTitle',
    attempt: (file) => file.prequalTitle.attempt,
    name: 'Land records check',
    text: "We're checking the land records for your home.",
    usualTime: '10 seconds',
    takesSeconds: true,
  },
  {
    id: 'liens',
    status: 'LIEN_VERIFICATION',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.liensConfirmed,
    name: 'Debts secured by your home',
    text: 'These debts are secured by your home.',
    ask: 'Confirm or correct each one, or mark it for payoff.',
    usualTime: '3 minutes',
  },
  {
    id: 'payoff',
    status: 'PAYOFF_REQUEST_PENDING',
    owner: 'lender',
    stage: 'ID_UPLOAD',
    when: (file) => file.markedPayoffs > 0 && !anySigned(file),
    until: (file) => file.payoffFigures.received,
    work: 'payoff.letters',
    attempt: (file) => file.payoffFigures.attempt,
    name: 'Payoff figures',
    text: "We're asking your lender for payoff figures.",
    usualTime: '2 business days',
  },
] as const satisfies readonly GateRow[];
