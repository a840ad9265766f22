import { dayAfter } from '../calendar/days.ts';
import { zonedInstant } from '../calendar/local-time.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

const DAY = 86_400_000;

/** The days that the law, or our rule set, gives each notice, and where they come from. Calendar days; a weekend extends none. */
export const NOTICE_CLOCKS = {
  /** From the decision to the notice of it, at most; ours goes out with the decision. */
  ADVERSE_ACTION: { days: 30, law: '12 CFR 1002.9(a)(1)' },
  /** From the counter-offer to the decline of whoever did not answer it. */
  COUNTER_OFFER: { days: 90, law: '12 CFR 1002.9(a)(1)(iv)' },
  /** From the creation to the decline of a file that no bureau knows; its notice is due the same day. */
  NO_CREDIT_FILE: { days: 30, law: '12 CFR 1002.9(a)(1)' },
  /** From the borrower's last act to the notice of what is missing. */
  SILENCE: { days: 14, law: 'rule set, loan-file.md section 7' },
  /** From that notice to the end of the file. */
  INCOMPLETENESS: { days: 30, law: '12 CFR 1002.9(c)(2)' },
} as const;

/**
 * In place of a policy's version where a decline was judged by none: the counter-offer's clock ran out unanswered (12 CFR 1002.9(a)(1)(iv)). Stands in
 * recorded facts, so it stays as it is for ever; no policy may be called so.
 */
export const CLOCK_RULE_SET = 'clock';

export type NoticeClock = keyof typeof NOTICE_CLOCKS;

export interface NoticeDue {
  /** yyyy-MM-dd, the last day on which it is in time. */
  readonly due: string;
  /** How the day was counted, for whoever checks it. */
  readonly arithmetic: string;
}

/**
 * The day a notice, or what follows it, is due (domain vectors ecoa_notice_30_days, counter_offer_90_days, no_file_decline_30_days).
 *
 * @param from yyyy-MM-dd, the day from which is counted; that day itself is day 0
 */
export function noticeDue(clock: NoticeClock, from: string): NoticeDue {
  const { days, law } = NOTICE_CLOCKS[clock];
  const due = dayAfter(from, days);
  return { due, arithmetic: `${from} + ${days} days = ${due} (${law})` };
}

/** The Pacific time at which a clock is reached on its last day: late enough that the day is whole, with the time its notice needs. */
const REACHED_AT = '23:00';

/**
 * The instant at which a clock of `noticeDue` is reached when it began at `from`: 11 in the evening of the last day, Pacific time, so that neither
 * a change to summer time nor the hour of the beginning moves the day. ISO 8601.
 *
 * @param from ISO 8601 instant
 */
export function noticeDueAt(clock: NoticeClock, from: string): string {
  return zonedInstant(noticeDue(clock, calendarDay(from, PACIFIC)).due, REACHED_AT, PACIFIC);
}

/** Whether the borrower's silence since then is long enough for the notice of what is missing. Both ISO 8601 instants. */
export function isSilent(since: string, now: string): boolean {
  return idleDays(since, now) >= NOTICE_CLOCKS.SILENCE.days;
}

/** The latest beginning of a silence that is long enough now: `isSilent` from here back, in milliseconds exact. Both ISO 8601 instants (UTC). */
export function silentSinceAtLatest(now: string): string {
  return new Date(Date.parse(now) - NOTICE_CLOCKS.SILENCE.days * DAY).toISOString();
}

/** Whole days between two instants, both ISO 8601. */
export function idleDays(since: string, now: string): number {
  return Math.floor((Date.parse(now) - Date.parse(since)) / DAY);
}
