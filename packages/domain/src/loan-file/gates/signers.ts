import { unnamedSigners } from '../people.ts';
import { never, type GateRow } from './gate.ts';

/** The gate of signers whom the title search requires and the borrower hasn't named yet. */
export const signerGates = [
  {
    id: 'co-deed',
    status: 'CO_DEED_REQ',
    owner: 'borrower',
    stage: 'SIGNING',
    when: (file) => unnamedSigners(file).length > 0,
    until: never,
  },
] as const satisfies readonly GateRow[];
