import { PACIFIC } from '../format/calendar-day.ts';
import { isOfficeHoliday } from './business-days.ts';
import { getWeekday } from './days.ts';
import { localTime } from './local-time.ts';

/** A weekday's hours, `HH:mm`, seconds allowed; `weekdayValue` 1 is Monday, 6 and 7 are the weekend. */
export interface OfficeHours {
  readonly weekdayValue: number;
  readonly startTime?: string | null | undefined;
  readonly endTime?: string | null | undefined;
  readonly isOpen: boolean;
}

/** The first day of the weekend as `weekdayValue`. */
export const SATURDAY = 6;

/** Groups the open days of a week, Monday first, so that consecutive days with the same hours are one group. */
export function groupOpenDays<H extends OfficeHours>(week: readonly H[]): H[][] {
  const open = week
    .filter(({ isOpen, startTime, endTime }) => isOpen && startTime && endTime)
    .toSorted((one, other) => one.weekdayValue - other.weekdayValue);
  const groups: H[][] = [];
  for (const day of open) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.weekdayValue + 1 === day.weekdayValue && hasSameHours(last, day)) group?.push(day);
    else groups.push([day]);
  }
  return groups;
}

const hasSameHours = (one: OfficeHours, other: OfficeHours): boolean =>
  one.startTime === other.startTime && one.endTime === other.endTime;

/** The hours of a date (yyyy-MM-dd) as `HH:mm`; undefined when the office is closed, as on a federal holiday. */
export function officeHoursOn<H extends OfficeHours>(week: readonly H[], date: string) {
  const row = week.find(({ weekdayValue }) => weekdayValue === (getWeekday(date) || 7));
  if (!row?.isOpen || !row.startTime || !row.endTime || isOfficeHoliday(date)) return undefined;
  return { ...row, startTime: row.startTime.slice(0, 5), endTime: row.endTime.slice(0, 5) };
}

/** Whether the office is open at an instant, in milliseconds since 1970; its hours are in Pacific Time. */
export function isOfficeOpen(week: readonly OfficeHours[], at: number): boolean {
  const { date, time } = localTime(at, PACIFIC);
  const today = officeHoursOn(week, date);
  return today !== undefined && time >= today.startTime && time < today.endTime;
}
