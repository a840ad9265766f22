import { dayAfter, getWeekday } from './days.ts';

/** Date and time in a zone. */
export interface LocalTime {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** hh:mm, 24 hours. */
  readonly time: string;
}

// Read by parts, so the language doesn't matter.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, known);
  return known;
}

/**
 * The local date and time of an instant.
 *
 * @param at milliseconds since 1970
 * @param zone an IANA name
 */
export function localTime(at: number, zone: string): LocalTime {
  const part = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${part['year']}-${part['month']}-${part['day']}`;
  return { date, weekday: getWeekday(date) || 7, time: `${part['hour']}:${part['minute']}` };
}

/** The instant of hh:mm on a day (yyyy-MM-dd) in a zone: ISO 8601 in UTC. */
export function zonedInstant(day: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (at: number): number => {
    const there = localTime(at, zone);
    return Date.parse(`${there.date}T${there.time}:00Z`) - at;
  };
  // Uses the offset at the local hour, not at the same hour in UTC: the clocks may change between the two.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** The instant at which a day (yyyy-MM-dd) begins in a zone: ISO 8601 in UTC. */
export const dayBegins = (day: string, zone: string): string => zonedInstant(day, '00:00', zone);

/** The midnight that ends a day (yyyy-MM-dd) in a zone: ISO 8601 in UTC. */
export const midnightAfter = (day: string, zone: string): string => dayBegins(dayAfter(day), zone);

/** The day (yyyy-MM-dd) that ends with an instant, in a zone: for midnight, the day before it. */
export const dayEnding = (midnight: string, zone: string): string => localTime(Date.parse(midnight) - 1, zone).date;
