import { dayOf } from '../platform/later/dates.ts';

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** An instant as one says it where the reader is: today's by the hour, "10:42 AM", others by their day. */
export function timeOf(instant: string, now = new Date()): string {
  const at = new Date(instant);
  return at.toDateString() === now.toDateString() ? HOUR.format(at) : dayOf(instant);
}
