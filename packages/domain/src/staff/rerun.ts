import type { LoanFile } from '../loan-file/file.ts';
import { getAttempt, GATES, isOpen } from '../loan-file/gates.ts';
import { getStatus } from '../loan-file/status.ts';

/**
 * Whether staff can restart a gate's work: it was started in the gate's present attempt, the gate is open, and a
 * program does the work. False for a complete loan file and for an unknown gate.
 */
export function canRerun(file: LoanFile, id: string): boolean {
  const gate = GATES.find((one) => one.id === id);
  // A gate whose work is a staff task or a reminder calls no vendor.
  if (!gate?.work || /^(staff|tell)\./.test(gate.work) || getStatus(file) === 'COMPLETE') return false;
  return isOpen(gate, file) && file.reached[gate.id] === getAttempt(gate, file);
}
