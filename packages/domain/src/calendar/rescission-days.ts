import { dayAfter, weekdayOf } from './days.ts';
import { datedHolidays, weekdayHolidays } from './holidays.ts';

/**
 * The holiday of 5 USC 6103(a) on a date (yyyy-MM-dd), by name. Inauguration Day stands in 6103(c) and is none of them; nor is the Friday or Monday on
 * which one is kept.
 */
export function legalHoliday(date: string): string | null {
  const year = Number(date.slice(0, 4));
  return [...datedHolidays(year), ...weekdayHolidays(year)].find((holiday) => holiday.date === date)?.name ?? null;
}

/** Why a date (yyyy-MM-dd) is no rescission day, by name; null: it is one, a Saturday too (12 CFR 1026.2(a)(6), second sentence). */
export const whyPassedOver = (date: string): string | null => (weekdayOf(date) === 0 ? 'Sunday' : legalHoliday(date));

/** The first day on or after a date on which the mail is collected: no Sunday, no federal holiday. yyyy-MM-dd. */
export const mailDay = (date: string): string => (whyPassedOver(date) === null ? date : mailDay(dayAfter(date)));
