import { daysBetween } from '../calendar/days-between.ts';
import { dayAfter } from '../calendar/days.ts';

/** Days, both included, yyyy-MM-dd. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

/** The period of as many days that ends the day before. */
export const getPeriodBefore = ({ from, to }: DayPeriod): DayPeriod => ({
  from: dayAfter(from, -daysBetween(from, to) - 1),
  to: dayAfter(from, -1),
});
