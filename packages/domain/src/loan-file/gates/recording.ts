import { always, type GateRow } from './gate.ts';

const closingAttempt: GateRow['attempt'] = (file) => file.closingSet;

/** The gate of the deed's recording by the county. */
export const recordingGates = [
  {
    id: 'recording',
    status: 'RECORDING',
    owner: 'recording',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.deedRecorded,
    work: 'recording.submit',
    attempt: closingAttempt,
  },
] as const satisfies readonly GateRow[];
