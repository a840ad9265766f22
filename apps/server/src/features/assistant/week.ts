import type { OfficeHours } from '@lintel/domain';
import { HELP } from './words.ts';

/** Formats the open days of a week, Monday first: "Monday-Friday 9am-5pm". Empty without any. */
export function formatWeek(week: readonly OfficeHours[]): string {
  const runs: OfficeHours[][] = [];
  for (const day of week.filter(({ isOpen, startTime, endTime }) => isOpen && startTime && endTime)) {
    const last = runs.at(-1)?.at(-1);
    const follows =
      last?.weekdayValue === day.weekdayValue - 1 && last.startTime === day.startTime && last.endTime === day.endTime;
    if (follows) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs.map(formatRun).join(', ');
}

function formatRun(run: readonly OfficeHours[]): string {
  const [first, last] = [run[0]!, run.at(-1)!];
  const days = [...new Set([first, last])].map(({ weekdayValue }) => HELP.weekdays[weekdayValue - 1]).join('-');
  return HELP.hours(days, formatTime(first.startTime!), formatTime(first.endTime!));
}

/** "17:00" as "5pm". */
function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${shown}${minutes}${hour < 12 ? HELP.am : HELP.pm}`;
}
