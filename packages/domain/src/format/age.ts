import { calendarDay, PACIFIC } from './calendar-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const WEEKS_SHOWN = 4;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function shortDate(day: string, thisYear: string): string {
  const [year, month, date] = day.split('-');
  const text = `${MONTHS[Number(month) - 1]} ${Number(date)}`;
  return year === thisYear ? text : `${text}, ${year}`;
}

/**
 * How long ago something happened: "now", "5 min", "3 h", "2 d", "2 w"; after four weeks the date, "Nov 3", with the
 * year if it differs.
 *
 * @param then and `now`: instants, ISO 8601; a later `then` returns "now"
 * @param timeZone where the date is read, an IANA name
 */
export function formatAge(then: string, now: string, timeZone: string = PACIFIC): string {
  const age = Date.parse(now) - Date.parse(then);
  if (!(age >= MINUTE)) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  if (age < WEEK) return `${Math.floor(age / DAY)} d`;
  if (age < WEEKS_SHOWN * WEEK) return `${Math.floor(age / WEEK)} w`;
  return shortDate(calendarDay(then, timeZone), calendarDay(now, timeZone).slice(0, 4));
}
