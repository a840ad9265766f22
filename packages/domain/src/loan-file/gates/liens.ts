import { anySigned } from '../people.ts';
import { always, type GateRow } from './gate.ts';

/** The gates of the first title search, the liens and the payoff figures. */
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
    takesSeconds: true,
  },
  {
    id: 'liens',
    status: 'LIEN_VERIFICATION',
    owner: 'borrower',
    stage: 'ID_UPLOAD',
    when: always,
    until: (file) => file.liensConfirmed,
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
  },
] as const satisfies readonly GateRow[];
