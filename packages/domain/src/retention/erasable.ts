import type { LoanFile } from '../loan-file/file.ts';
import { getStatus } from '../loan-file/status.ts';
import { localized } from '../locale/localized.ts';
import * as en from './erasable-words.en.ts';
import { type RetentionPeriod, getErasureDay } from './periods.ts';

/** The reasons with which staff put a loan file under a legal hold, and with which they lift it. */
export const { HOLD_REASONS, LIFT_REASONS } = /* @__PURE__ */ localized({ en });

export type HoldReason = keyof typeof HOLD_REASONS;

export type LiftReason = keyof typeof LIFT_REASONS;

/** The reasons why nothing of a loan file is erased, whatever the date. */
export const KEEP_REASONS = ['OPEN', 'HOLD', 'LIFTED', 'RIGHT_TO_CANCEL', 'MONEY', 'TASK'] as const;
export type KeepReason = (typeof KEEP_REASONS)[number];

/** Unfinished work on a loan file, which the server knows from its other tables. */
export interface OpenObligations {
  readonly isHeld: boolean;
  /** A legal hold was lifted less than 24 hours ago: staff have a day to set it again. */
  readonly isJustLifted: boolean;
  /** A task of the console, a job or a letter is not done. */
  readonly hasTask: boolean;
  /** A recall, a settlement after a cancellation or a difference is not settled. */
  readonly hasMoneyOut: boolean;
}

/** Finds what must end before anything of a loan file is erased; empty: only the periods are left. */
export function findKeepReasons(
  file: LoanFile,
  { isHeld, isJustLifted, hasTask, hasMoneyOut }: OpenObligations,
): KeepReason[] {
  const isOpen = file.ended === null && getStatus(file) !== 'COMPLETE';
  const { RESCISSION, SATISFIED } = file.clocks;
  const mayCancel =
    file.ended === null && [RESCISSION, SATISFIED].some((clock) => clock !== undefined && !clock.reached);
  const reasons: Readonly<Record<KeepReason, boolean>> = {
    OPEN: isOpen,
    HOLD: isHeld,
    LIFTED: isJustLifted && !isHeld,
    RIGHT_TO_CANCEL: mayCancel,
    MONEY: hasMoneyOut,
    TASK: hasTask,
  };
  return KEEP_REASONS.filter((reason) => reasons[reason]);
}

/** Finds the periods that have ended today (yyyy-MM-dd); none while anything keeps the loan file. */
export function findErasablePeriods(
  periods: readonly RetentionPeriod[],
  kept: readonly KeepReason[],
  today: string,
  isAskedFor = false,
): RetentionPeriod[] {
  return kept.length > 0 ? [] : periods.filter((period) => getErasureDay(period, isAskedFor) <= today);
}
