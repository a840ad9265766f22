import { daysBetween } from '../calendar/days-between.ts';
import { dayAfter } from '../calendar/days.ts';

/** A report's period: its first and last day, yyyy-MM-dd. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

/** Returns the period of the same length that ends just before this one, which a report compares it with. */
export const getPeriodBefore = ({ from, to }: DayPeriod): DayPeriod => ({
  from: dayAfter(from, -daysBetween(from, to) - 1),
  to: dayAfter(from, -1),
});
