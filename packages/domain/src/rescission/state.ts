import type { LoanFile } from '../loan-file/file.ts';
import { allSigned, canOwnersConfirm, isCurrentClosingSet, isRescindable } from '../loan-file/people.ts';
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

/** Whether there is a signed loan that a letter cancels if it was sent in time, whenever it arrives. */
export const mayCancelByLetter = (file: LoanFile): boolean =>
  file.ended === null && isRescindable(file) && allSigned(file);

/**
 * Whether there is a signed loan with a right to cancel whose money wasn't sent. Owners cancel it, or confirm that they
 * don't, on a screen.
 */
export const hasUnfundedLoan = (file: LoanFile): boolean => mayCancelByLetter(file) && !file.fundsSent;

/**
 * Whether an owner may still confirm that they didn't cancel: after the period, during the margin for mailed letters,
 * and only if every owner can, because one confirmation alone doesn't end the margin.
 */
export const mayConfirmNonRescission = (file: LoanFile, person: string): boolean =>
  hasUnfundedLoan(file) &&
  file.clocks.RESCISSION?.reached === true &&
  !isMarginOver(file) &&
  canOwnersConfirm(file) &&
  !isCurrentClosingSet(file, file.nonRescissionSets[person]);
