import { currentLocale } from '@lintel/domain';
import { dateWords } from '@lintel/web';
import { SPAN } from './words.en.ts';

/**
 * "Wed, Nov 18" and "November 2026", with instants in the reader's time zone. Browser only: the server doesn't know
 * that zone.
 */
export const { dayOf, dayOfDate, monthOf } = dateWords({
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
});

const HOUR = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' });

/** A span of time in the reader's time zone: "Tue, Nov 24, 9:00 AM to 11:00 AM". */
export const formatTimeWindow = ({ from, to }: { from: string; to: string }): string =>
  SPAN(dayOf(from), HOUR.format(new Date(from)), HOUR.format(new Date(to)));

/** An instant in the reader's time zone: "10:42 AM" for today, otherwise the day. */
export function formatTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString() ? HOUR.format(at) : dayOf(instant);
}
