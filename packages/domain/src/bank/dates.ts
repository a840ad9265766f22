import { businessDayAfter } from '../calendar/business-days.ts';

/** Signed today: three business days to cancel (12 CFR 1026.23(a)), and the bank's next one. */
const EARLIEST_DAYS = 4;

/** The day on which the money can be there at the earliest, yyyy-MM-dd. An estimate: what binds is the day that the papers name. */
export const earliestDisbursement = (today: string): string => businessDayAfter(today, EARLIEST_DAYS);

/** The day of the first payment when the money comes on that day: a month later, yyyy-MM-dd. */
export function firstPaymentAfter(disbursedOn: string): string {
  const [year = 0, month = 0, on = 0] = disbursedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(on, last))).toISOString().slice(0, 10);
}
