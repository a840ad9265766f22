import { calendarDay, daysBetween, perLocale } from '@lintel/domain';
import { createDateFormats } from '@lintel/web';
import { DUE, SPAN } from './words.en.ts';

/**
 * Formats days and months as "Wed, Nov 18" and "November 2026", with instants in the reader's time zone. Browser only:
 * the server doesn't know that zone.
 */
export const { formatDay, formatCalendarDay, formatMonth } = createDateFormats({
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
});

/**
 * Formats the day of an instant where the home is, as the documents and the law count it; in the reader's time zone while
 * the home's isn't known.
 */
export const formatHomeDay = (instant: string, timeZone: string | null | undefined): string =>
  timeZone == null ? formatDay(instant) : formatCalendarDay(calendarDay(instant, timeZone));

const TIME = perLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

/** Formats a span of time in the reader's time zone: "Tue, Nov 24, 9:00 AM to 11:00 AM". */
export const formatTimeWindow = ({ from, to }: { from: string; to: string }): string =>
  SPAN(formatDay(from), TIME().format(new Date(from)), TIME().format(new Date(to)));

const DISTANCE = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/**
 * Formats a future date (yyyy-MM-dd) with its distance: "Wed, Dec 2 (in 7 days)", "Thu, Nov 26 (tomorrow)". Only the
 * day, if it's past or `today` isn't known.
 */
export function formatDueDay(date: string, today: string | undefined): string {
  const days = today === undefined ? -1 : daysBetween(today, date);
  return days < 0 ? formatCalendarDay(date) : DUE(formatCalendarDay(date), DISTANCE().format(days, 'day'));
}

/** Formats an instant in the reader's time zone: "10:42 AM" for today, otherwise the day. */
export function formatTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString() ? TIME().format(at) : formatDay(instant);
}
