import { GATES, type GateId } from '../loan-file/gates.ts';

const getIndex = (gate: string): number => GATES.findIndex(({ id }) => id === gate);

/** The first gate at which a file is clear to close. */
export const CLEAR_TO_CLOSE_GATE: GateId = 'closing-disclosure';
const LAST: GateId = 'deed-others';

/**
 * Whether a file at this gate is clear to close: nothing before the closing documents is open, neither a condition prior
 * to closing nor a hold, and not everyone has signed yet. It follows from the order of the checklist, because the current
 * gate is the first one that is open.
 */
export const isClearToClose = (gate: string): boolean =>
  getIndex(gate) >= getIndex(CLEAR_TO_CLOSE_GATE) && getIndex(gate) <= getIndex(LAST);
