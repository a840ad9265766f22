import { calendarDay } from '../format/calendar-day.ts';
import { dayAfter, getWeekday } from './days.ts';

/** Date and time in a zone. */
export interface LocalTime {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** 1 is Monday, 7 is Sunday, unlike `getWeekday`; matches `weekdayValue`. */
  readonly weekday: number;
  /** hh:mm, 24 hours. */
  readonly time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function getTimeFormatter(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ??
    // The locale doesn't matter, because only the parts are read.
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formatters.set(zone, formatter);
  return formatter;
}

/**
 * The local date and time of an instant.
 *
 * @param at milliseconds since 1970
 * @param zone an IANA name
 */
export function localTime(at: number, zone: string): LocalTime {
  const part = Object.fromEntries(
    getTimeFormatter(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const date = calendarDay(at, zone);
  return { date, weekday: getWeekday(date) || 7, time: `${part['hour']}:${part['minute']}` };
}

/** The instant of hh:mm on a day (yyyy-MM-dd) in a zone: ISO 8601 in UTC. */
export function zonedInstant(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number): number => {
    const local = localTime(at, zone);
    return Date.parse(`${local.date}T${local.time}:00Z`) - at;
  };
  // Uses the offset at the local hour, not at the same hour in UTC: the clocks may change between the two.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** The instant at which a day (yyyy-MM-dd) begins in a zone: ISO 8601 in UTC. */
export const startOfDay = (day: string, zone: string): string => zonedInstant(day, '00:00', zone);

/** The instant at which the day after a day (yyyy-MM-dd) begins in a zone: ISO 8601 in UTC. */
export const startOfNextDay = (day: string, zone: string): string => startOfDay(dayAfter(day), zone);

/** Returns the day (yyyy-MM-dd) that a midnight ends, in a zone. */
export const dayEndingAt = (midnight: string, zone: string): string => calendarDay(Date.parse(midnight) - 1, zone);
