import { BORROWER, type LoanFile } from '../file.ts';
import { deedSigners, hasSignedNote, hasFinishedSigning, noteSigners } from '../people.ts';
import type { GateRow } from './gate.ts';

const closingAttempt: GateRow['attempt'] = (file) => file.closingSet;
const signsAtHome = (file: LoanFile): boolean => file.regime !== 'TX_50A6';
const inPerson = (file: LoanFile): boolean => file.notary?.mode === 'MANUAL';
const online = (file: LoanFile): boolean => !inPerson(file);
const ownSigned = (file: LoanFile): boolean => hasFinishedSigning(file, BORROWER);
const everyoneSigned = (file: LoanFile): boolean =>
  deedSigners(file).every((person) => hasFinishedSigning(file, person));

/** The gates of the note's signatures outside Texas. */
export const noteGates = [
  {
    id: 'note',
    status: 'NOTE_SIGNING',
    owner: 'borrower',
    stage: 'SIGNING',
    when: signsAtHome,
    until: (file) => hasSignedNote(file, BORROWER),
    attempt: closingAttempt,
  },
  {
    id: 'note-others',
    status: 'NOTE_SIGNING',
    owner: 'signers',
    stage: 'SIGNING',
    when: signsAtHome,
    until: (file) => noteSigners(file).every((person) => hasSignedNote(file, person)),
    work: 'tell.signers',
    attempt: closingAttempt,
  },
] as const satisfies readonly GateRow[];

/** The gates of the deed's signatures, in person or by video. In Texas the note is signed with the deed. */
export const deedGates = [
  {
    id: 'deed-manual',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: inPerson,
    until: ownSigned,
    work: 'notary.reserve',
    attempt: closingAttempt,
  },
  {
    id: 'deed-manual-others',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: inPerson,
    until: everyoneSigned,
    work: 'tell.signers',
    attempt: closingAttempt,
  },
  {
    id: 'deed',
    status: 'DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: online,
    until: ownSigned,
    work: 'notary.session',
    attempt: closingAttempt,
    screen: 'notary/intro',
  },
  {
    id: 'deed-others',
    status: 'DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: online,
    until: everyoneSigned,
    work: 'tell.signers',
    attempt: closingAttempt,
    screen: 'complete',
  },
] as const satisfies readonly GateRow[];
