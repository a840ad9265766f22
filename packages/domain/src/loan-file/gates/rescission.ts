import { isPresent, isRescindable, owners } from '../people.ts';
import { isMarginOver } from '../predicates.ts';
import type { GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.closingSet;

export const rescissionGates = [
  {
    id: 'rescission-notice',
    status: 'RESCISSION',
    owner: 'documents',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => owners(file).every((person) => isPresent(file, file.rescissionNoticeSets[person])),
    work: 'notices.send',
    attempt: papers,
    name: 'Notice of the right to cancel',
    text: '{names} must still get the notice of the right to cancel.',
    usualTime: 'a few minutes, or 3 days by mail',
  },
  {
    id: 'rescission',
    status: 'RESCISSION',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => file.clocks.RESCISSION?.reached === true,
    name: 'Cancellation period',
    text: 'Any owner can cancel for free until midnight on {date}.',
    usualTime: '3 business days',
  },
] as const satisfies readonly GateRow[];

/** After the recording: a cancellation that was mailed in time may still arrive. */
export const marginGates = [
  {
    id: 'mail-margin',
    status: 'FUNDABLE',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: isMarginOver,
    name: 'Time for mailed cancellations',
    text: "A cancellation mailed before the deadline may still arrive. We'll wait until {date}.",
    ask: 'Nothing. If every owner confirms that they are not canceling, we can send the money sooner.',
    usualTime: '1 business day',
  },
] as const satisfies readonly GateRow[];
