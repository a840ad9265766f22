import { calendarDay } from '../format/calendar-day.ts';
import type { LoanFile } from '../loan-file/file.ts';

/**
 * How a canceled application ended: the borrower withdrew it before everyone had signed, an owner rescinded after that
 * (12 CFR 1026.15), or what was missing never came (12 CFR 1002.9(c)(2)).
 */
export const CANCELED_ENDS = ['WITHDRAWN', 'RESCINDED', 'INCOMPLETE'] as const;
export type CanceledEnd = (typeof CANCELED_ENDS)[number];

/** Returns how a canceled application ended; null for one that isn't canceled. */
export const getCanceledEnd = ({ ended }: Pick<LoanFile, 'ended'>): CanceledEnd | null =>
  (ended?.status === 'CANCELLED' && CANCELED_ENDS.find((end) => end === ended.why)) || null;

/**
 * Returns the last day, yyyy-MM-dd in Pacific Time, to complete an application after its notice of incompleteness; null
 * without such a notice.
 */
export const incompleteDueOn = ({ ended, clocks }: Pick<LoanFile, 'ended' | 'clocks'>): string | null =>
  ended === null && clocks.INCOMPLETE?.reached === false ? calendarDay(clocks.INCOMPLETE.due) : null;
