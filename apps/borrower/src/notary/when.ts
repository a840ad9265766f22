import { currentLocale } from '@lintel/domain';
import type { Slot } from './meeting.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Caches one formatter per kind and zone. */
function formatter(kind: keyof typeof FORMS, timeZone: string | undefined): Intl.DateTimeFormat {
  const name = `${kind} ${timeZone ?? ''}`;
  const known =
    made.get(name) ??
    new Intl.DateTimeFormat(kind === 'key' ? 'en-CA' : currentLocale(), {
      ...FORMS[kind],
      ...(timeZone !== undefined && { timeZone }),
    });
  made.set(name, known);
  return known;
}

const FORMS = {
  key: { year: 'numeric', month: '2-digit', day: '2-digit' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  hour: { hour: 'numeric', minute: '2-digit' },
  hourWithZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Span {
  startsAt: string;
  endsAt: string;
}

/** Formats a day in a time zone, as "Tue, Nov 24"; defaults to the reader's zone. */
export const dayIn = (instant: string, timeZone?: string): string =>
  formatter('day', timeZone).format(new Date(instant));

/** Formats a span of time in a time zone, as "9:00 – 10:00 AM". */
export const spanIn = ({ startsAt, endsAt }: Span, timeZone?: string): string =>
  formatter('hour', timeZone).formatRange(new Date(startsAt), new Date(endsAt));

/** Formats a start in the home's time zone, as "Tue, Nov 24, 9:00 AM MST". */
export const formatStart = (instant: string, timeZone?: string): string =>
  `${dayIn(instant, timeZone)}, ${formatter('hourWithZone', timeZone).format(new Date(instant))}`;

/** Returns the zone's short name on that day, as "MST". */
export const zoneName = (instant: string, timeZone?: string): string =>
  formatter('hourWithZone', timeZone)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns whether a zone belongs to no place: a browser that hides its location reports such a zone. */
const isNowhere = (zone: string): boolean => /^(?:UTC|GMT|Etc\/.*|Universal|Zulu)$/.test(zone);

/**
 * Returns the same start in the reader's time zone; undefined if the hour is the same, or the browser's zone belongs to
 * no place. Includes the day if it differs.
 */
export function beginHere(instant: string, timeZone: string, own?: string): string | undefined {
  if (isNowhere(own ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)) return undefined;
  const hour = (zone: string | undefined) => formatter('hour', zone).format(new Date(instant));
  if (dayIn(instant, own) !== dayIn(instant, timeZone)) return formatStart(instant, own);
  return hour(own) === hour(timeZone) ? undefined : formatter('hourWithZone', own).format(new Date(instant));
}

export interface Day {
  /** yyyy-MM-dd in the home's time zone. */
  date: string;
  label: string;
  slots: readonly Slot[];
}

/** Groups free slots by day, earliest first. */
export function groupByDay(slots: readonly Slot[], timeZone: string): readonly Day[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const date = formatter('key', timeZone).format(new Date(slot.startsAt));
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return [...days].map(([date, list]) => ({ date, label: dayIn(list[0]!.startsAt, timeZone), slots: list }));
}
