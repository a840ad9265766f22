import type { LoanFile } from '../file.ts';
import { isPresent, owners } from '../people.ts';
import { always, type GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.closingSet;
const isTexas = (file: LoanFile): boolean => file.regime === 'TX_50A6';

function hasWaited(file: LoanFile): boolean {
  const dated = file.notary !== null && file.notary.notBefore !== null;
  return (
    (!dated || file.clocks.SIGNING?.reached === true) &&
    (file.floodZone !== 'SFHA' || file.clocks.FLOOD?.reached === true)
  );
}

export const notaryGates = [
  {
    id: 'owner-notice',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'documents',
    stage: 'ENOTARY',
    when: isTexas,
    until: (file) => owners(file).every((person) => file.texasNotices[person] === true),
    work: 'notices.owners',
    // Its twelve days begin with the last owner: each is told as soon as the title names them.
    early: (file) => isTexas(file) && file.finalTitle.done,
    attempt: papers,
    name: 'The notice to every owner',
    text: 'Texas has us give every owner a notice; {names} are still to get it.',
    usualTime: 'minutes; post 3 days',
  },
  {
    id: 'notary-plan',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'notary',
    stage: 'ENOTARY',
    when: always,
    until: (file) => isPresent(file, file.notary?.closingSet),
    work: 'notary.plan',
    attempt: papers,
    name: 'How your deed can be signed',
    text: 'We are finding out how your deed can be signed.',
    usualTime: '5 seconds',
    takesSeconds: true,
  },
  {
    id: 'attorney',
    status: 'ATTORNEY_REVIEW',
    owner: 'attorney',
    stage: 'ENOTARY',
    when: (file) => file.notary?.attorney === true,
    until: (file) => isPresent(file, file.attorneyApprovedSet),
    work: 'staff.attorney',
    attempt: papers,
    name: 'A lawyer reads the papers',
    text: 'A lawyer in your state is reading the papers.',
    usualTime: '2 business days',
  },
  {
    id: 'waiting-period',
    status: 'NOTARY_WAITING_PERIOD',
    owner: 'clock',
    stage: 'ENOTARY',
    when: always,
    until: hasWaited,
    name: 'A waiting period',
    text: 'The law has you wait until {date}.',
    ask: 'Nothing. Pick a time after it.',
    usualTime: 'Texas 12 days, flood 10',
  },
] as const satisfies readonly GateRow[];
