import { calendarDay } from '../format/calendar-day.ts';
import type { LoanFile } from '../loan-file/file.ts';

/**
 * How a canceled application ended: the borrower withdrew it before everyone had signed, an owner rescinded after that
 * (12 CFR 1026.15), or what was missing never came (12 CFR 1002.9(c)(2)).
 */
export const CANCELED_ENDS = ['WITHDRAWN', 'RESCINDED', 'INCOMPLETE'] as const;
export type CanceledEnd = (typeof CANCELED_ENDS)[number];

/** How it ended, by the reason on record; null for an application that isn't canceled. */
export const parseCanceledEnd = (why: string | null | undefined): CanceledEnd | null =>
  CANCELED_ENDS.find((end) => end === why) ?? null;

/**
 * The last day, yyyy-MM-dd in Pacific Time, to complete an application after its notice of incompleteness.
 *
 * @param due the instant at which the notice's clock is reached, ISO 8601; null while no such clock is running
 */
export const incompleteDueOn = (due: string | null | undefined): string | null => (due ? calendarDay(due) : null);

/** The instant at which a running notice of incompleteness ends the application; null while there is none. */
export const incompleteDue = ({ ended, clocks }: Pick<LoanFile, 'ended' | 'clocks'>): string | null =>
  ended === null && clocks.INCOMPLETE?.reached === false ? clocks.INCOMPLETE.due : null;
