/** A weekday of a notary's week; times hh:mm, `weekdayValue` 1 is Monday. */
export interface WeekdayHours {
  readonly weekday: string;
  readonly weekdayValue: number;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOpen: boolean;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday (1 is Monday) and time hh:mm of an instant on a zone's clock. */
function localOf(at: number, format: Intl.DateTimeFormat): { day: number; time: string } {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: DAYS.indexOf(part['weekday'] ?? '') + 1, time: `${part['hour'] ?? '00'}:${part['minute'] ?? '00'}` };
}

const formatOf = (zone: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function isWithin(week: readonly WeekdayHours[], { day, time }: { day: number; time: string }): boolean {
  const hours = week.find((one) => one.weekdayValue === day);
  return hours?.isOpen === true && hours.startTime !== null && hours.endTime !== null && hours.startTime <= time && time < hours.endTime;
}

/**
 * Whether notaries are there at an instant (ISO 8601), and when next if they are not; null: not within a week. An end of 24:00 is midnight.
 *
 * @param zone of the times in `week`, IANA
 */
export function notaryHours(week: readonly WeekdayHours[], zone: string, at: string): { readonly isOpen: boolean; readonly opensAt: string | null } {
  const format = formatOf(zone);
  const now = Date.parse(at);
  if (isWithin(week, localOf(now, format))) return { isOpen: true, opensAt: null };
  const first = Math.ceil(now / QUARTER) * QUARTER;
  for (let next = first; next <= first + 8 * 24 * 60 * MINUTE; next += QUARTER) if (isWithin(week, localOf(next, format))) return { isOpen: false, opensAt: new Date(next).toISOString() };
  return { isOpen: false, opensAt: null };
}

/** The instant of hh:mm on a day of a zone's clock (ISO 8601), tried against the offsets that a zone may have. */
export function zonedInstant(date: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const offsetAt = (instant: number): number => {
    const part = Object.fromEntries(shown.formatToParts(instant).map(({ type, value }) => [type, value]));
    return Date.parse(`${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:00Z`) - instant;
  };
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}
