import { nthWeekday } from './days.ts';

/** A legal public holiday on its own date, yyyy-MM-dd. */
export interface Holiday {
  readonly date: string;
  readonly name: string;
}

const DATED = [
  ['01-01', "New Year's Day"],
  ['06-19', 'Juneteenth'],
  ['07-04', 'Independence Day'],
  ['11-11', 'Veterans Day'],
  ['12-25', 'Christmas Day'],
] as const;

/** Month (0 is January), weekday (0 is Sunday), which one in the month, name. */
const OF_A_WEEKDAY = [
  [0, 1, 3, 'Martin Luther King Jr. Day'],
  [1, 1, 3, "Presidents' Day"],
  [4, 1, -1, 'Memorial Day'],
  [8, 1, 1, 'Labor Day'],
  [9, 1, 2, 'Columbus Day'],
  [10, 4, 4, 'Thanksgiving'],
] as const;

/** The holidays of 5 USC 6103(a) with a fixed date, in a year. */
export const datedHolidays = (year: number): Holiday[] =>
  DATED.map(([day, name]) => ({ date: `${year}-${day}`, name }));

/** The holidays of 5 USC 6103(a) that fall on a weekday, in a year. */
export const weekdayHolidays = (year: number): Holiday[] =>
  OF_A_WEEKDAY.map(([month, on, n, name]) => ({ date: nthWeekday(year, month, on, n), name }));
