import { currentLocale, type OfficeHours } from '@lintel/domain';
import { CHAT } from './words.en.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const { days } = CHAT;

/** The hours of the chat as Monday-Friday and Saturday-Sunday (HOURS-005). */
export function formatHours(week: readonly OfficeHours[]): string {
  const open = week.filter(({ isOpen, startTime, endTime }) => isOpen && startTime && endTime);
  const workdays = open.filter(({ weekdayValue }) => WORKDAYS.includes(weekdayValue));
  const weekend = open.filter((day) => !workdays.includes(day));
  const [only] = weekend;
  const weekendName = weekend.length > 1 ? days.weekend : only?.weekdayValue === 6 ? days.saturday : days.sunday;
  return [formatDays(workdays, days.week), formatDays(weekend, weekendName)]
    .filter((text) => text !== '')
    .join(CHAT.and);
}

/** A lender has the same hours on all workdays, and on both days of a weekend. */
const formatDays = ([first]: readonly OfficeHours[], name: string): string =>
  first?.startTime && first.endTime ? CHAT.hours(name, formatTime(first.startTime), formatTime(first.endTime)) : '';

/** "09:00" -> "9am". */
function formatTime(time: string): string {
  const isFull = time.slice(3, 5) === '00';
  const format = new Intl.DateTimeFormat(currentLocale(), {
    hour: 'numeric',
    ...(isFull ? {} : { minute: '2-digit' }),
    timeZone: 'UTC',
  });
  return format
    .format(new Date(`1970-01-01T${time.slice(0, 5)}Z`))
    .replace(/\s/, '')
    .toLowerCase();
}
