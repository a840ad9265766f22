import { dayAfter, getWeekday } from './days.ts';
import { datedHolidays, weekdayHolidays, type HolidayId } from './holidays.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * A holiday on a Saturday is observed the Friday before, on a Sunday the Monday after (5 USC 6103(b) and Executive
 * Order 11582).
 */
function toObservedDate(date: string): string {
  if (getWeekday(date) === SATURDAY) return dayAfter(date, -1);
  return getWeekday(date) === SUNDAY ? dayAfter(date) : date;
}

/**
 * The days of a year on which a lender's offices observe a federal holiday, yyyy-MM-dd. New Year's Day of the next year
 * may be observed on December 31.
 */
function observedHolidays(year: number): ReadonlySet<string> {
  return new Set([
    ...[...datedHolidays(year), ...datedHolidays(year + 1)].map(({ date }) => toObservedDate(date)),
    ...weekdayHolidays(year).map(({ date }) => date),
  ]);
}

/**
 * Whether the lender's offices are open for all business on a date (yyyy-MM-dd): Monday to Friday except federal
 * holidays. The general business day of 12 CFR 1026.2(a)(6), not the rescission day of its second sentence.
 */
export function isBusinessDay(date: string): boolean {
  const weekday = getWeekday(date);
  return weekday !== SUNDAY && weekday !== SATURDAY && !observedHolidays(Number(date.slice(0, 4))).has(date);
}

/**
 * Whether a date (yyyy-MM-dd) is a federal holiday or the weekday on which one is observed: no office opens, also not
 * one that opens on Saturdays.
 */
export const isOfficeHoliday = (date: string): boolean =>
  legalHoliday(date) !== null || observedHolidays(Number(date.slice(0, 4))).has(date);

/** The nth general business day after a date, which itself is not counted. yyyy-MM-dd. */
export function businessDayAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = dayAfter(day);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * The holiday of 5 USC 6103(a) on a date (yyyy-MM-dd). Inauguration Day is in 6103(c) and doesn't count,
 * nor does the Friday or Monday on which a holiday is observed.
 */
export function legalHoliday(date: string): HolidayId | null {
  const year = Number(date.slice(0, 4));
  return [...datedHolidays(year), ...weekdayHolidays(year)].find((holiday) => holiday.date === date)?.id ?? null;
}

/**
 * Returns the Sunday or holiday that keeps a date (yyyy-MM-dd) from counting toward the right to cancel; `DAY_NAMES`
 * has its name. Null for a day that counts, Saturdays included (12 CFR 1026.2(a)(6), second sentence).
 */
export const whyNotRescissionDay = (date: string): HolidayId | 'SUNDAY' | null =>
  getWeekday(date) === 0 ? 'SUNDAY' : legalHoliday(date);

/** The first day on or after a date on which mail is collected: not a Sunday or federal holiday. yyyy-MM-dd. */
export const nextMailDay = (date: string): string =>
  whyNotRescissionDay(date) === null ? date : nextMailDay(dayAfter(date));
