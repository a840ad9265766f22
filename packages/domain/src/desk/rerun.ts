import type { LoanFile } from '../loan-file/file.ts';
import { getAttempt, GATES, isOpen } from '../loan-file/gates.ts';
import { getStatus } from '../loan-file/status.ts';

/**
 * Whether the desk may start the work of a gate again: it was started in the gate's present attempt, the gate stands open,
 * and the work is that of a program. Never at the end of a file that is complete, nor for a gate that is not in the list.
 */
export function canRerun(file: LoanFile, id: string): boolean {
  const gate = GATES.find((one) => one.id === id);
  // A gate of staff, or one that only tells a person whose turn it is, asks no vendor.
  if (!gate?.work || /^(staff|tell)\./.test(gate.work) || getStatus(file) === 'COMPLETE') return false;
  return isOpen(gate, file) && file.reached[gate.id] === getAttempt(gate, file);
}
