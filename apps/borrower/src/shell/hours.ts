import type { OpeningHours } from '../platform/page-data.tsx';
import { HOURS } from './footer-words.en.ts';

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "17:00" -> "5 pm", "09:30" -> "9:30 am". */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? HOURS.am : HOURS.pm;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${shown} ${half}` : `${shown}:${String(minute).padStart(2, '0')} ${half}`;
}

/**
 * Until when we are open, or when we open next, in Pacific Time whatever the visitor's zone (SHELL-024). Undefined when
 * the hours are unknown.
 */
export function todaysHours(hours: readonly OpeningHours[] | undefined, now: string): string | undefined {
  if (!hours?.length) return undefined;
  const parts = new Map(PACIFIC.formatToParts(new Date(now)).map(({ type, value }) => [type, value]));
  const today = hours.find((row) => row.weekday.toLowerCase() === parts.get('weekday')?.toLowerCase());
  if (!today) return undefined;
  const { startTime, endTime, isOpen } = today;
  if (!isOpen || !startTime || !endTime) return nextOpening(hours, today);
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  if (time < startTime.slice(0, 5)) return HOURS.opensAt(clock(startTime));
  return time < endTime.slice(0, 5) ? HOURS.openUntil(clock(endTime)) : nextOpening(hours, today);
}

/** The next open day within a week: "Opens Mon 9 am PT". */
function nextOpening(hours: readonly OpeningHours[], today: OpeningHours): string {
  const daysAhead = ({ weekdayValue }: OpeningHours): number => (weekdayValue - today.weekdayValue + 6) % 7;
  const next = hours
    .filter(({ isOpen, startTime }) => isOpen && startTime)
    .toSorted((one, other) => daysAhead(one) - daysAhead(other))[0];
  return next?.startTime ? HOURS.opensOn(shortDay(next), clock(next.startTime)) : HOURS.closed;
}

const shortDay = ({ weekdayValue }: OpeningHours): string => HOURS.weekdays[weekdayValue - 1] ?? '';

/** "09:00" -> "9am", the specification's format for weekly hours. */
const short = (time: string): string => clock(time).replace(' ', '');

/** The open days of a week, grouping consecutive days with the same hours. */
export function openRuns<D extends OpeningHours>(hours: readonly D[]): D[][] {
  const open = hours
    .filter((row) => row.isOpen && row.startTime && row.endTime)
    .toSorted((one, other) => one.weekdayValue - other.weekdayValue);
  const runs: D[][] = [];
  for (const row of open) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (
      run &&
      before &&
      before.weekdayValue + 1 === row.weekdayValue &&
      before.startTime === row.startTime &&
      before.endTime === row.endTime
    )
      run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/**
 * The week as lines, joining days with the same hours: "Mon-Fri from 9am-5pm PT" (SHELL-024). Leaves out closed days.
 */
export function weekInWords(hours: readonly OpeningHours[]): string[] {
  return openRuns(hours).map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    return HOURS.week(
      run.length === 1 ? shortDay(first) : `${shortDay(first)}-${shortDay(last)}`,
      short(first.startTime!),
      short(first.endTime!),
    );
  });
}
