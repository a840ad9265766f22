import { canOwnersConfirm, hasSoleOwner, isCurrentClosingSet, isRescindable, owners } from '../people.ts';
import { isMarginOver } from '../predicates.ts';
import type { GateRow } from './gate.ts';

const closingAttempt: GateRow['attempt'] = (file) => file.closingSet;

/** The gates of the right to cancel: its notices and its period. */
export const rescissionGates = [
  {
    id: 'rescission-notice',
    status: 'RESCISSION',
    owner: 'documents',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => owners(file).every((person) => isCurrentClosingSet(file, file.rescissionNoticeSets[person])),
    work: 'notices.send',
    attempt: closingAttempt,
  },
  {
    id: 'rescission',
    status: 'RESCISSION',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => file.clocks.RESCISSION?.reached === true,
    variant: (file) => (hasSoleOwner(file) ? 'SOLE_OWNER_MAY_CANCEL' : null),
  },
] as const satisfies readonly GateRow[];

/** The gate after the recording: a cancellation that was mailed in time may still arrive. */
export const marginGates = [
  {
    id: 'mail-margin',
    status: 'FUNDABLE',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: isMarginOver,
    variant: (file) => {
      if (!canOwnersConfirm(file)) return 'OWNERS_CANNOT_CONFIRM';
      return hasSoleOwner(file) ? 'SOLE_OWNER_MAY_CONFIRM' : null;
    },
  },
] as const satisfies readonly GateRow[];
