import { calendarDay, PACIFIC } from '../format/calendar-day.ts';

const DAY = 86_400_000;

/**
 * By when staff should have acted on what came up at an instant: one business day later, Saturdays and Sundays of the Pacific calendar not counted. A target of
 * the house for the order of the queue, no legal clock.
 */
export function staffTarget(since: Date): Date {
  let at = since.getTime() + DAY;
  while (isWeekend(new Date(at))) at += DAY;
  return new Date(at);
}

/** A Saturday or Sunday where the desk sits. */
function isWeekend(at: Date): boolean {
  const day = new Date(`${calendarDay(at.toISOString(), PACIFIC)}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}
