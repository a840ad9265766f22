import { localTime, type LocalTime } from '../calendar/local-time.ts';

/** The hours on one weekday in which notaries hold video sessions; times hh:mm, `weekdayValue` 1 is Monday. */
export interface WeekdayHours {
  readonly weekday: string;
  readonly weekdayValue: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOpen: boolean;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

function isWithin(week: readonly WeekdayHours[], { weekday, time }: LocalTime): boolean {
  const hours = week.find((one) => one.weekdayValue === weekday);
  return (
    hours?.isOpen === true &&
    hours.startTime !== null &&
    hours.endTime !== null &&
    hours.startTime <= time &&
    time < hours.endTime
  );
}

/**
 * Whether notaries are available at an instant (ISO 8601), and if not, when next; null: not within a week. An end of
 * 24:00 is midnight.
 *
 * @param zone of the times in `week`, IANA
 */
export function notaryHours(
  week: readonly WeekdayHours[],
  zone: string,
  at: string,
): { readonly isOpen: boolean; readonly opensAt: string | null } {
  const now = Date.parse(at);
  if (isWithin(week, localTime(now, zone))) return { isOpen: true, opensAt: null };
  const first = Math.ceil(now / QUARTER) * QUARTER;
  for (let next = first; next <= first + 8 * 24 * 60 * MINUTE; next += QUARTER)
    if (isWithin(week, localTime(next, zone))) return { isOpen: false, opensAt: new Date(next).toISOString() };
  return { isOpen: false, opensAt: null };
}
