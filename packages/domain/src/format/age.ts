import { calendarDay, PACIFIC } from './calendar-day.ts';
import { perLocale } from './per-locale.ts';
import { AGE } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const WEEKS_SHOWN = 4;

const SHORT_DATE = perLocale(
  (locale, year: 'THIS_YEAR' | 'OTHER_YEAR') =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      day: 'numeric',
      ...(year === 'OTHER_YEAR' ? { year: 'numeric' } : {}),
      timeZone: 'UTC',
    }),
);

const shortDate = (day: string, thisYear: string): string =>
  SHORT_DATE(day.startsWith(thisYear) ? 'THIS_YEAR' : 'OTHER_YEAR').format(new Date(day));

/**
 * Formats how long ago something happened: "less than 1 min", "5 min", "3 h", "2 days", "2 weeks"; after four weeks the
 * date, "Nov 3", with the year if it differs.
 *
 * @param then and `now`: instants, ISO 8601; a later `then` returns "less than 1 min"
 * @param timeZone where the date is read, an IANA name
 */
export function formatAge(then: string, now: string, timeZone: string = PACIFIC): string {
  const age = Date.parse(now) - Date.parse(then);
  if (!(age >= MINUTE)) return AGE.now;
  if (age < HOUR) return AGE.minutes(Math.floor(age / MINUTE));
  if (age < DAY) return AGE.hours(Math.floor(age / HOUR));
  if (age < WEEK) return AGE.days(Math.floor(age / DAY));
  if (age < WEEKS_SHOWN * WEEK) return AGE.weeks(Math.floor(age / WEEK));
  return shortDate(calendarDay(then, timeZone), calendarDay(now, timeZone).slice(0, 4));
}
