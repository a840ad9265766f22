import { daysBetween } from '../calendar/days-between.ts';
import type { DayPeriod } from './period-before.ts';

/**
 * The longest period of a report, in days: as long as visits are kept. It bounds what one request reads, however many
 * files there are.
 */
export const MAX_REPORT_DAYS = 400;

/** Returns why no report can be made for a period; undefined for a period that has one. */
export function findPeriodFault({ from, to }: DayPeriod): 'ENDS_BEFORE_START' | 'TOO_LONG' | undefined {
  const days = daysBetween(from, to);
  if (days < 0) return 'ENDS_BEFORE_START';
  return days >= MAX_REPORT_DAYS ? 'TOO_LONG' : undefined;
}
