import { currentLocale, calendarDay, formatInstantInProse, PACIFIC } from '@lintel/domain';
import { createDateFormats } from '@lintel/web';
import { inPropertyTimeZone } from './time-words.en.ts';

/** "Nov 19, 2026" and "Nov 2026", Pacific Time. */
export const { formatDay, formatCalendarDay, formatMonth } = createDateFormats({
  day: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  timeZone: PACIFIC,
});

const DATE_TIME = new Intl.DateTimeFormat(currentLocale(), {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: PACIFIC,
  timeZoneName: 'short',
});

/**
 * "Nov 19, 2026, 4:02 PM PST": Pacific Time like every time in the console but a closing's, so it names its zone. Files
 * stay open for months, so the year is part of it.
 */
export const formatDateTime = (instant: string): string => DATE_TIME.format(new Date(instant));

/** "Tue, Dec 1, 2026, 2:00 PM MST (property's time zone)": a closing is timed by the home's own clock. */
export const formatHomeTime = (instant: string, timeZone: string): string =>
  inPropertyTimeZone(formatInstantInProse(instant, timeZone));

/** Today by a home's own clock, yyyy-MM-dd. */
export const homeToday = (timeZone: string): string => calendarDay(new Date().toISOString(), timeZone);

/** Today in Pacific Time, yyyy-MM-dd. */
export const lenderToday = (): string => calendarDay(new Date().toISOString(), PACIFIC);
/**
 * The instant of an event that staff enter by its day (yyyy-MM-dd): 20:00 UTC, which is noon in Pacific Standard Time and
 * 1 PM in summer; for today, now if that is still to come. A later day stays as typed, and the server decides whether it
 * is possible.
 */
export function toEntryTime(day: string): string {
  const midday = Date.parse(`${day}T20:00:00Z`);
  return new Date(day === lenderToday() ? Math.min(midday, Date.now()) : midday).toISOString();
}

/** The first instant after a day (yyyy-MM-dd) in Pacific Time. */
const startOfNextLenderDay = (day: string): string =>
  new Date(Date.parse(toLenderInstant(`${day}T23:59`)) + 60_000).toISOString();
/** Converts an instant to a Pacific Time day and time (yyyy-MM-ddTHH:mm), as a date and time field has it. */
export const toLenderLocal = (instant: string): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: PACIFIC }).slice(0, 16).replace(' ', 'T');

/** Converts a Pacific Time day and time (yyyy-MM-ddTHH:mm) to an instant. */
export function toLenderInstant(local: string): string {
  const [summer, winter] = ['-07:00', '-08:00'].map((offset) => new Date(`${local}${offset}`)) as [Date, Date];
  return (
    summer.toLocaleString('sv-SE', { timeZone: PACIFIC }).startsWith(local.replace('T', ' ')) ? summer : winter
  ).toISOString();
}

/** The last minute of a day (yyyy-MM-dd) in Pacific Time: what is due on a day may come until its end. */
export const endOfLenderDay = (day: string): string => toLenderInstant(`${day}T23:59`);

/** The instants between two Pacific days (yyyy-MM-dd), both included. An empty day leaves its side open. */
export const toInstantRange = ({ from, to }: { from: string; to: string }) => ({
  from: from ? toLenderInstant(`${from}T00:00`) : undefined,
  to: to ? startOfNextLenderDay(to) : undefined,
});
