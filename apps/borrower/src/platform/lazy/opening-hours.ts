import type { OfficeHours } from '@lintel/domain';
import { CLOCK } from './opening-hours-words.en.ts';

/** "17:00" -> "5 pm", "09:30" -> "9:30 am". */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? CLOCK.am : CLOCK.pm;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${shown} ${half}` : `${shown}:${String(minute).padStart(2, '0')} ${half}`;
}

/** `weekdayValue` 6 and 7 are the weekend. */
export const SATURDAY = 6;

/** "09:00" -> "9am", the specification's format for weekly hours. */
export const formatShortTime = (time: string): string => clock(time).replace(' ', '');

/** The open days of a week, grouping consecutive days with the same hours. */
export function openRuns<D extends OfficeHours>(hours: readonly D[]): D[][] {
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
