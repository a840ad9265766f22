import { hasSanctionsMatch } from '../people.ts';
import { never, type GateRow } from './gate.ts';

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
    // Has the same words as hold-staff, so that they don't reveal a possible match.
    name: 'Review of your file',
    text: "We're reviewing something in your file.",
    usualTime: '1 business day',
  },
] as const satisfies readonly GateRow[];
