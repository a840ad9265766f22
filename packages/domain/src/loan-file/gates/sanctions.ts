import { hasSanctionsMatch } from '../people.ts';
import { never, type GateRow } from './gate.ts';

/** The gate of a possible sanctions match, which staff review at any step. Borrowers see it as `hold-staff`. */
export const sanctionsGates = [
  {
    id: 'file-review',
    status: 'TRUST_AND_INSURANCE',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => hasSanctionsMatch(file),
    until: never,
    work: 'staff.review',
    // Increases with every match that is found or cleared.
    attempt: (file) =>
      Object.values(file.sanctions ?? {}).reduce((sum, state) => sum + (state === 'CLEARED' ? 2 : 1), 0),
  },
] as const satisfies readonly GateRow[];
