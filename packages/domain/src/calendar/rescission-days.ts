import { nthWeekday } from './weekdays.ts';

const DAY = 86_400_000;

/** The legal public holidays of 5 USC 6103(a) that have a date; they count on it alone, never on the day on which they are kept. */
const FIXED: Readonly<Record<string, string>> = { '01-01': "New Year's Day", '06-19': 'Juneteenth', '07-04': 'Independence Day', '11-11': 'Veterans Day', '12-25': 'Christmas Day' };

/** Those that have a weekday: month (0 is January), weekday, which of them, name. */
const MOVING = [
  [0, 1, 3, 'Martin Luther King Jr. Day'], [1, 1, 3, "Presidents' Day"], [4, 1, -1, 'Memorial Day'], [8, 1, 1, 'Labor Day'], [9, 1, 2, 'Columbus Day'], [10, 4, 4, 'Thanksgiving'],
] as const;

/**
 * The holiday of 5 USC 6103(a) on a date (yyyy-MM-dd), by name. Inauguration Day stands in 6103(c) and is none of them; nor is the Friday or Monday on
 * which one is kept.
 */
export function legalHoliday(date: string): string | null {
  const fixed = FIXED[date.slice(5)];
  if (fixed !== undefined) return fixed;
  const year = Number(date.slice(0, 4));
  return MOVING.find(([month, weekday, n]) => nthWeekday(year, month, weekday, n) === date)?.[3] ?? null;
}

/** Why a date (yyyy-MM-dd) is no business day of a rescission, by name; null: it counts, a Saturday too (12 CFR 1026.2(a)(6), second sentence). */
export function daysOff(date: string): string | null {
  return new Date(Date.parse(date)).getUTCDay() === 0 ? 'Sunday' : legalHoliday(date);
}

/** The day so many days behind a date; both yyyy-MM-dd. */
export const dayAfter = (date: string, days = 1): string => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
