import { gateName } from '../loan-file/explain.ts';
import { GATES, type GateId } from '../loan-file/gates.ts';
import { localized } from '../locale/localized.ts';
import * as en from './gate-words.en.ts';

const { STAFF_GATES, STAFF_END } = /* @__PURE__ */ localized({ en });

/** Returns a gate's name for staff: the borrower's name for it, unless that speaks to the borrower. */
export const staffGateName = (id: GateId): string => STAFF_GATES[id]?.name ?? gateName(id);

/** Returns the name for staff of the next step of an explanation (`Explanation.nextGate`). */
export const staffStepName = (gate: GateId | 'complete'): string =>
  gate === 'complete' ? STAFF_END.name : staffGateName(gate);

/** Returns the sentence that says what staff do at this gate; null where staff don't act. */
export const staffGateTask = (id: GateId): string | null => STAFF_GATES[id]?.task ?? null;

/**
 * Gates that can be a staff task: those owned by staff, and the employer's, whom staff call when no vendor does
 * (`staffCallsFrom`).
 */
export const STAFF_GATE_IDS: readonly GateId[] = GATES.filter(
  ({ id, owner }) => owner === 'staff' || id === 'employer',
).map(({ id }) => id);
