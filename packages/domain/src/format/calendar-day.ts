/** The time zone of business hours and server-made pages. */
export const PACIFIC = 'America/Los_Angeles';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date, yyyy-MM-dd, of an instant in a time zone: turns instants into the dates that `formatDate` takes.
 *
 * @param instant ISO 8601, or milliseconds since 1970
 * @param timeZone an IANA name
 */
export function calendarDay(instant: string | number, timeZone: string = PACIFIC): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    // The locale doesn't matter, because only the parts are read.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
