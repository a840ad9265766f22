import { nthWeekday } from './days.ts';

/** A legal public holiday on its own date, yyyy-MM-dd. */
export interface Holiday {
  readonly date: string;
  readonly id: HolidayId;
}

const DATED = [
  ['01-01', 'NEW_YEAR'],
  ['06-19', 'JUNETEENTH'],
  ['07-04', 'INDEPENDENCE'],
  ['11-11', 'VETERANS'],
  ['12-25', 'CHRISTMAS'],
] as const;

/** Month (0 is January), weekday (0 is Sunday), which one in the month, id. */
const OF_A_WEEKDAY = [
  [0, 1, 3, 'KING'],
  [1, 1, 3, 'PRESIDENTS'],
  [4, 1, -1, 'MEMORIAL'],
  [8, 1, 1, 'LABOR'],
  [9, 1, 2, 'COLUMBUS'],
  [10, 4, 4, 'THANKSGIVING'],
] as const;

export type HolidayId = (typeof DATED)[number][1] | (typeof OF_A_WEEKDAY)[number][3];

/** The holidays of 5 USC 6103(a) with a fixed date, in a year. */
export const datedHolidays = (year: number): Holiday[] => DATED.map(([day, id]) => ({ date: `${year}-${day}`, id }));

/** The holidays of 5 USC 6103(a) that fall on a weekday, in a year. */
export const weekdayHolidays = (year: number): Holiday[] =>
  OF_A_WEEKDAY.map(([month, on, n, id]) => ({ date: nthWeekday(year, month, on, n), id }));
