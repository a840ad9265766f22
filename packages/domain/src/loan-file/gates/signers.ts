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
  },
] as const satisfies readonly GateRow[];
