import type { LoanFile } from '../loan-file/file.ts';
import { currentGate } from '../loan-file/fold.ts';
import { GATES, type GateId } from '../loan-file/gates.ts';
import { hasDeclined, isRescindable } from '../loan-file/people.ts';

/**
 * The acts that the console's closing page offers to staff. INK_NOTE, INK_DEED: enter a signing on paper, which the
 * page shows first at an in-person meeting (INK_AT_MEETING) and explains during a legal waiting period (INK_WAITS).
 */
export const CLOSING_ACTS = [
  'OPINION',
  'RECORD',
  'INK_NOTE',
  'INK_DEED',
  'INK_AT_MEETING',
  'INK_WAITS',
  'VOID',
  'REMOVE_SIGNER',
  'CANCEL_BY_LETTER',
  'PAY',
] as const;
export type ClosingAct = (typeof CLOSING_ACTS)[number];

const IN_PERSON: readonly GateId[] = ['deed-manual', 'deed-manual-others'];
const BY_VIDEO: readonly GateId[] = ['deed', 'deed-others'];
const getGateIndex = (gate: GateId): number => GATES.findIndex(({ id }) => id === gate);

/**
 * Returns the acts that fit the current step; none once the application has ended. A cancellation letter can be entered
 * even on an open line: it is late then.
 */
export function closingActs(file: LoanFile): ClosingAct[] {
  const now = currentGate(file)?.id;
  const place = now === undefined ? GATES.length : getGateIndex(now);
  const at = (...gates: readonly GateId[]): boolean => now !== undefined && gates.includes(now);
  const between = (after: GateId, until: number): boolean => place > getGateIndex(after) && place <= until;
  const fits: Readonly<Record<ClosingAct, boolean>> = {
    OPINION: at('attorney'),
    RECORD: at('recording'),
    INK_NOTE: at('note', 'note-others', ...IN_PERSON),
    INK_DEED: at(...IN_PERSON, ...BY_VIDEO),
    INK_AT_MEETING: at(...IN_PERSON),
    INK_WAITS: at('waiting-period'),
    VOID: between('signing-package', getGateIndex('recording')),
    // A signer who declines holds the file at an early gate until they sign after all or are removed.
    REMOVE_SIGNER:
      Object.keys(file.signers).length > 0 &&
      (between('co-deed', getGateIndex('deed-others')) ||
        (file.ended === null && Object.keys(file.signers).some((person) => hasDeclined(file, person)))),
    CANCEL_BY_LETTER: isRescindable(file) && between('deed-others', GATES.length),
    PAY: at('funding-decision'),
  };
  return CLOSING_ACTS.filter((act) => fits[act]);
}
