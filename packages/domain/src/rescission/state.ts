import type { LoanFile } from '../loan-file/file.ts';
import { isRescindable } from '../loan-file/people.ts';
import { isMarginOver } from '../loan-file/predicates.ts';

/**
 * The state of the right to cancel, which the person who sends the money must know (12 CFR 1026.15(c)). NONE: no owner
 * has it. MARGIN: it ended, and a cancellation mailed in time may still arrive. CONFIRMED: it ended, and every owner
 * wrote that they haven't canceled.
 */
export const RESCISSION_STATES = ['NONE', 'NOT_STARTED', 'RUNNING', 'MARGIN', 'CONFIRMED', 'OVER', 'CANCELED'] as const;
export type RescissionState = (typeof RESCISSION_STATES)[number];

/** Returns the state of the right to cancel of a loan file. */
export function getRescissionState(file: LoanFile): RescissionState {
  if (file.ended?.why === 'RESCINDED') return 'CANCELED';
  if (!isRescindable(file)) return 'NONE';
  const { RESCISSION: period, SATISFIED: margin } = file.clocks;
  if (period === undefined) return 'NOT_STARTED';
  if (!period.reached) return 'RUNNING';
  if (!isMarginOver(file)) return 'MARGIN';
  return margin?.reached === true ? 'OVER' : 'CONFIRMED';
}
