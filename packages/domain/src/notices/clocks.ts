import { dayAfter } from '../calendar/days.ts';
import { zonedInstant } from '../calendar/local-time.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

const DAY = 86_400_000;

/**
 * The deadlines of the credit notices (12 CFR 1002.9), in calendar days, each with its source; weekends don't extend a
 * deadline.
 */
export const NOTICE_CLOCKS = {
  /** From the decision to its notice, at most; ours is sent with the decision. */
  ADVERSE_ACTION: { days: 30, law: '12 CFR 1002.9(a)(1)' },
  /** From the counteroffer to the decline if it isn't answered. */
  COUNTER_OFFER: { days: 90, law: '12 CFR 1002.9(a)(1)(iv)' },
  /**
   * From the creation to the decline of an application for which no bureau has a credit file; its notice is due the
   * same day.
   */
  NO_CREDIT_FILE: { days: 30, law: '12 CFR 1002.9(a)(1)' },
  /** From the borrower's last act to the notice of what is missing. */
  SILENCE: { days: 14, law: 'our own period' },
  /** From that notice to the end of the application. */
  INCOMPLETENESS: { days: 30, law: '12 CFR 1002.9(c)(2)' },
} as const;

/**
 * Replaces the policy version of a decline that no policy made: the counteroffer's clock ran out unanswered (12 CFR
 * 1002.9(a)(1)(iv)). It is in recorded facts, so it never changes; no policy may have this name.
 */
export const CLOCK_RULE_SET = 'clock';

export type NoticeClock = keyof typeof NOTICE_CLOCKS;

/** The last day of a deadline. */
export interface NoticeDue {
  /** yyyy-MM-dd, the last day that is in time. */
  readonly due: string;
  /** How the day was counted, for anyone who checks it. */
  readonly arithmetic: string;
}

/**
 * Returns the last day of a deadline, for a notice or for what follows it.
 *
 * @param from yyyy-MM-dd, the day the count starts from; that day is day 0
 */
export function noticeDue(clock: NoticeClock, from: string): NoticeDue {
  const { days, law } = NOTICE_CLOCKS[clock];
  const due = dayAfter(from, days);
  return { due, arithmetic: `${from} + ${days} days = ${due} (${law})` };
}

/**
 * The Pacific Time at which a clock is reached on its last day: late enough to complete the day, early enough to send
 * the notice.
 */
const REACHED_AT = '23:00';

/**
 * The instant at which a clock of `noticeDue` that started at `from` is reached: 11 p.m. Pacific Time on the last day,
 * so that neither a daylight saving change nor the hour of the start moves the day. ISO 8601.
 *
 * @param from ISO 8601 instant
 */
export function noticeDueAt(clock: NoticeClock, from: string): string {
  return zonedInstant(noticeDue(clock, calendarDay(from, PACIFIC)).due, REACHED_AT, PACIFIC);
}

/** Whether the borrower has been silent long enough for the notice of what is missing. Both ISO 8601 instants. */
export function isSilent(since: string, now: string): boolean {
  return idleDays(since, now) >= NOTICE_CLOCKS.SILENCE.days;
}

/**
 * The latest start of a silence that is long enough now, exact to the millisecond: solves `isSilent` for `since`. Both
 * ISO 8601 instants (UTC).
 */
export function silentSinceAtLatest(now: string): string {
  return new Date(Date.parse(now) - NOTICE_CLOCKS.SILENCE.days * DAY).toISOString();
}

/** Whole days between two instants, both ISO 8601. */
export function idleDays(since: string, now: string): number {
  return Math.floor((Date.parse(now) - Date.parse(since)) / DAY);
}
