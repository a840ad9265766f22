import { nthWeekday } from './weekdays.ts';

const DAY = 86_400_000;
const SATURDAY = 6;

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
const weekday = (at: number): number => new Date(at).getUTCDay();

/** A holiday on a Saturday is kept the Friday before, on a Sunday the Monday after (5 USC 6103(b) and Executive Order 11582). */
function kept(at: number): number {
  if (weekday(at) === SATURDAY) return at - DAY;
  return weekday(at) === 0 ? at + DAY : at;
}

/** The days of a year on which a lender's offices keep a federal holiday (5 USC 6103), yyyy-MM-dd. */
function holidaysOf(year: number): ReadonlySet<string> {
  const fixed = [[0, 1], [5, 19], [6, 4], [10, 11], [11, 25]] as const;
  const moving = [[0, 1, 3], [1, 1, 3], [4, 1, -1], [8, 1, 1], [9, 1, 2], [10, 4, 4]] as const;
  return new Set([
    ...fixed.map(([month, date]) => day(kept(Date.UTC(year, month, date)))),
    // New Year's Day of the next year may be kept on the last day of this one.
    day(kept(Date.UTC(year + 1, 0, 1))),
    ...moving.map(([month, on, n]) => nthWeekday(year, month, on, n)),
  ]);
}

/**
 * Whether the lender's offices are open for all its business on a date (yyyy-MM-dd): Monday to Friday without federal holidays. The general
 * business day of 12 CFR 1026.2(a)(6), not the one by which a rescission is counted.
 */
export function isBusinessDay(date: string): boolean {
  const on = weekday(Date.parse(date));
  return on !== 0 && on !== SATURDAY && !holidaysOf(Number(date.slice(0, 4))).has(date);
}

/** The nth general business day after a date; that date itself is not counted. yyyy-MM-dd. */
export function businessDayAfter(date: string, count: number): string {
  let at = Date.parse(date);
  for (let left = count; left > 0;) {
    at += DAY;
    if (isBusinessDay(day(at))) left -= 1;
  }
  return day(at);
}
