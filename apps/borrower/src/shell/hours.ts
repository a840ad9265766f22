import {
  dayAfter,
  formatShortTime,
  formatTimeOfDay,
  groupOpenDays,
  localTime,
  officeHoursOn,
  PACIFIC,
  SATURDAY,
} from '@lintel/domain';
import type { OpeningHours } from '../platform/page-data.tsx';
import { HOURS } from './footer-words.en.ts';

/** How many days ahead to look: longer than any run of weekends and holidays. */
const DAYS_AHEAD = 14;

/**
 * Says until when the lender's phone line is open, or when it opens next, in Pacific Time whatever the visitor's zone.
 * Closed on federal holidays. Undefined when the hours are unknown.
 */
export function todaysHours(hours: readonly OpeningHours[] | undefined, now: string): string | undefined {
  if (!hours?.length) return undefined;
  const { date, time } = localTime(Date.parse(now), PACIFIC);
  const today = officeHoursOn(hours, date);
  if (today && time < today.startTime) return HOURS.opensAt(formatTimeOfDay(today.startTime));
  return today && time < today.endTime ? HOURS.openUntil(formatTimeOfDay(today.endTime)) : nextOpening(hours, date);
}

/** Says on which day the phone line opens next: "Opens Mon 9 am PT"; "Closed" if it doesn't within `DAYS_AHEAD`. */
function nextOpening(hours: readonly OpeningHours[], today: string): string {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = officeHoursOn(hours, dayAfter(today, ahead));
    if (next) return HOURS.opensOn(shortDay(next), formatTimeOfDay(next.startTime));
  }
  return HOURS.closed;
}

const shortDay = ({ weekdayValue }: Pick<OpeningHours, 'weekdayValue'>): string =>
  HOURS.weekdays[weekdayValue - 1] ?? '';

const nameRun = (run: readonly OpeningHours[]): string => [...new Set([run[0]!, run.at(-1)!])].map(shortDay).join('-');

/**
 * Returns the week as lines, joining days with the same hours: "Mon-Fri from 9am-5pm PT", then the closed days of the
 * weekend: "Sat-Sun closed".
 */
export function weekInWords(hours: readonly OpeningHours[]): string[] {
  const open = groupOpenDays(hours).map((run) =>
    HOURS.week(nameRun(run), formatShortTime(run[0]!.startTime!), formatShortTime(run[0]!.endTime!)),
  );
  const closed = hours.filter(({ weekdayValue, isOpen }) => weekdayValue >= SATURDAY && !isOpen);
  return open.length > 0 && closed.length > 0 ? [...open, HOURS.closedOn(nameRun(closed))] : open;
}
