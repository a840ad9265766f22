import type { LoanFile } from '../file.ts';
import { isCurrentClosingSet, owners } from '../people.ts';
import { always, type GateRow } from './gate.ts';

const closingAttempt: GateRow['attempt'] = (file) => file.closingSet;
const isTexas = (file: LoanFile): boolean => file.regime === 'TX_50A6';

/** Whether the notary plan or a flood zone requires a wait. */
const hasWait = (file: LoanFile): boolean => Boolean(file.notary?.notBefore) || file.floodZone === 'SFHA';
const hasPlan = (file: LoanFile): boolean => isCurrentClosingSet(file, file.notary?.closingSet);

/** Whether the waiting periods before the deed can be signed are over: the notary plan's and the flood notice's. */
function hasWaited(file: LoanFile): boolean {
  const dated = file.notary !== null && file.notary.notBefore !== null;
  return (
    (!dated || file.clocks.SIGNING?.reached === true) &&
    (file.floodZone !== 'SFHA' || file.clocks.FLOOD?.reached === true)
  );
}

/** The gates before the deed can be signed: notices, the notary plan, the attorney, waiting periods. */
export const notaryGates = [
  {
    id: 'owner-notice',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'documents',
    stage: 'ENOTARY',
    when: isTexas,
    until: (file) => owners(file).every((person) => file.texasNotices[person] === true),
    work: 'notices.owners',
    // The twelve days start with the last owner's notice, so each owner gets it as soon as the title names them.
    early: (file) => isTexas(file) && file.finalTitle.done,
    attempt: closingAttempt,
  },
  {
    id: 'notary-plan',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'notary',
    stage: 'ENOTARY',
    when: always,
    until: hasPlan,
    work: 'notary.plan',
    attempt: closingAttempt,
    takesSeconds: true,
  },
  {
    id: 'attorney',
    status: 'ATTORNEY_REVIEW',
    owner: 'attorney',
    stage: 'ENOTARY',
    when: (file) => file.notary?.attorney === true,
    until: (file) => isCurrentClosingSet(file, file.attorneyApprovedSet),
    work: 'staff.attorney',
    attempt: closingAttempt,
  },
  {
    id: 'waiting-period',
    status: 'NOTARY_WAITING_PERIOD',
    owner: 'clock',
    stage: 'ENOTARY',
    // Before the plan no wait is known, so none is excluded or over.
    when: (file) => !hasPlan(file) || hasWait(file),
    until: (file) => hasPlan(file) && hasWaited(file),
  },
] as const satisfies readonly GateRow[];
