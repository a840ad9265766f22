import { gateName } from '../loan-file/explain.ts';
import { GATES, type GateId } from '../loan-file/gates.ts';
import { localized } from '../locale/localized.ts';
import * as en from './gate-words.en.ts';

const { STAFF_GATES, STAFF_END } = /* @__PURE__ */ localized({ en });

/** A gate's console name: the gate's own name where it addresses no one. */
export const staffGateName = (id: GateId): string => STAFF_GATES[id]?.name ?? gateName(id);

/** The console name of the next step of an explanation (`Explanation.nextGate`). */
export const staffStepName = (gate: GateId | 'complete'): string =>
  gate === 'complete' ? STAFF_END.name : staffGateName(gate);

/** What staff do at this gate; null where staff don't act. */
export const staffGateTask = (id: GateId): string | null => STAFF_GATES[id]?.task ?? null;

/**
 * Gates that can be a staff task: those owned by staff, and the employer's, whom staff call when no vendor does
 * (`staffCallsFrom`).
 */
export const STAFF_GATE_IDS: readonly GateId[] = GATES.filter(
  ({ id, owner }) => owner === 'staff' || id === 'employer',
).map(({ id }) => id);
