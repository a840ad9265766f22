import { BORROWER, type LoanFile } from '../file.ts';
import { deedSigners, hasSignedNote, hasSignedBefore, noteSigners } from '../people.ts';
import type { GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.closingSet;
const signsAtHome = (file: LoanFile): boolean => file.regime !== 'TX_50A6';
const inPerson = (file: LoanFile): boolean => file.notary?.mode === 'MANUAL';
const online = (file: LoanFile): boolean => !inPerson(file);
const ownSigned = (file: LoanFile): boolean => hasSignedBefore(file, BORROWER);
const everybodySigned = (file: LoanFile): boolean => deedSigners(file).every((person) => hasSignedBefore(file, person));

const manualWords = { usualTime: '3 days' } as const;

export const noteGates = [
  {
    id: 'note',
    status: 'NOTE_SIGNING',
    owner: 'borrower',
    stage: 'SIGNING',
    when: signsAtHome,
    until: (file) => hasSignedNote(file, BORROWER),
    attempt: papers,
    name: 'Signing your agreement',
    text: 'Your agreement is ready.',
    ask: 'Read and sign it.',
    usualTime: '10 minutes',
  },
  {
    id: 'note-others',
    status: 'NOTE_SIGNING',
    owner: 'signers',
    stage: 'SIGNING',
    when: signsAtHome,
    until: (file) => noteSigners(file).every((person) => hasSignedNote(file, person)),
    work: 'tell.signers',
    attempt: papers,
    name: 'Signatures from the other signers',
    text: "You've signed. {names} still must sign.",
    ask: 'Nothing. You can send a reminder.',
    usualTime: '2 days',
  },
] as const satisfies readonly GateRow[];

/** The deed; in Texas the note is signed with it. */
export const deedGates = [
  {
    id: 'deed-manual',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: inPerson,
    until: ownSigned,
    work: 'notary.reserve',
    attempt: papers,
    name: 'Signing with a notary',
    text: "You'll sign in person with a notary.",
    ask: 'Choose a time and place.',
    ...manualWords,
  },
  {
    id: 'deed-manual-others',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: inPerson,
    until: everybodySigned,
    work: 'tell.signers',
    attempt: papers,
    name: 'The other signers',
    text: "You've signed. {names} still must sign.",
    ...manualWords,
  },
  {
    id: 'deed',
    status: 'DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: online,
    until: ownSigned,
    work: 'notary.session',
    attempt: papers,
    screen: 'notary/intro',
    name: 'Signing with an online notary',
    text: 'A notary is ready to meet you online.',
    ask: 'Have your ID, camera and 20 minutes ready.',
    usualTime: '20 minutes',
  },
  {
    id: 'deed-others',
    status: 'DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: online,
    until: everybodySigned,
    work: 'tell.signers',
    attempt: papers,
    screen: 'complete',
    name: 'The other signers',
    text: "You've signed everything. {names} still must sign.",
    ask: 'Nothing. You can send a reminder.',
    usualTime: '2 days',
  },
] as const satisfies readonly GateRow[];
