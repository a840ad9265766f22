import { dateWords } from '@lintel/web';

/** "Wed, Nov 18" and "November 2026", instants where the reader is. For the browser only: the server has no reader's zone. */
export const { dayOf, dayOfDate, monthOf } = dateWords({
  day: { weekday: 'short', month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
});

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A window of time where the reader is: "Tue, Nov 24, 9:00 AM to 11:00 AM". */
export const formatTimeWindow = ({ from, to }: { from: string; to: string }): string =>
  `${dayOf(from)}, ${HOUR.format(new Date(from))} to ${HOUR.format(new Date(to))}`;

/** An instant as one says it where the reader is: today's by the hour, "10:42 AM", others by their day. */
export function formatTime(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString() ? HOUR.format(at) : dayOf(instant);
}
