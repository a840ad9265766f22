import { hasSanctionsMatch } from '../people.ts';
import { never, type GateRow } from './gate.ts';

/**
 * The gate for a possible sanctions match. Borrowers see `hold-staff`, because only staff may learn of a match.
 */
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
