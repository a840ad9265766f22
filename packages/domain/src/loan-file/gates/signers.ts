import { unnamed } from '../people.ts';
import { never, type GateRow } from './gate.ts';

export const signerGates = [
  {
    id: 'co-deed',
    status: 'CO_DEED_REQ',
    owner: 'borrower',
    stage: 'SIGNING',
    when: (file) => unnamed(file).length > 0,
    until: never,
    name: 'Who else needs to sign',
    text: '{names} must sign too[: {reason}].',
    ask: 'Tell us how to reach them. We’ll send the invitations.',
    usualTime: '3 minutes',
  },
] as const satisfies readonly GateRow[];
