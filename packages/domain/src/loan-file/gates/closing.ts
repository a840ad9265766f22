import { isCurrentClosingSet } from '../people.ts';
import { always, type GateRow } from './gate.ts';

const closingAttempt: GateRow['attempt'] = (file) => file.closingSet;

/** The gates of the closing documents: flood zone, disclosure, final offer, signing package. */
export const closingGates = [
  {
    id: 'flood',
    status: 'GEN_CLOSING_DISCLOSURE',
    owner: 'flood',
    stage: 'SIGNING',
    when: always,
    until: (file) => file.floodZone !== null,
    work: 'flood.determine',
    early: (file) => file.submissions > 0,
    screen: 'error/flood-cert',
  },
  {
    id: 'closing-disclosure',
    status: 'GEN_CLOSING_DISCLOSURE',
    owner: 'documents',
    stage: 'SIGNING',
    when: always,
    until: (file) => isCurrentClosingSet(file, file.closingDisclosureSet),
    work: 'documents.closing',
    attempt: closingAttempt,
    screen: 'review-app/signdocs',
    takesSeconds: true,
  },
  {
    id: 'final-offer',
    status: 'FINAL_OFFER',
    owner: 'borrower',
    stage: 'SIGNING',
    when: always,
    until: (file) => isCurrentClosingSet(file, file.finalOfferAcceptedSet),
  },
  {
    id: 'signing-package',
    status: 'GEN_NOTE_SIGNING',
    owner: 'esign',
    stage: 'SIGNING',
    when: always,
    until: (file) => isCurrentClosingSet(file, file.signingPackageSet),
    work: 'esign.prepare',
    attempt: closingAttempt,
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
