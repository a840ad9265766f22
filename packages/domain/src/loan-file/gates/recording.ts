import { always, type GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.closingSet;

export const recordingGates = [
  {
    id: 'recording',
    status: 'RECORDING',
    owner: 'recording',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.deedRecorded,
    work: 'recording.submit',
    attempt: papers,
    name: 'Recording the deed',
    text: 'The county is recording your deed.',
    usualTime: '1 day, or 10 days if the county records on paper',
  },
] as const satisfies readonly GateRow[];
