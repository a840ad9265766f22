import { businessDayAfter, isBusinessDay } from '../calendar/business-days.ts';

/**
 * The day on which money leaves when it is decided on this day: the next general business day (12 CFR 1026.2(a)(6)), so that a second person has a day to
 * look. yyyy-MM-dd.
 */
export const paymentDay = (today: string): string => businessDayAfter(today, 1);

/** The day under which a bank books a payment that is ordered today: the day that was planned, or the next business day once that is past. yyyy-MM-dd. */
export function bookingDay(planned: string, today: string): string {
  if (planned >= today) return planned;
  return isBusinessDay(today) ? today : businessDayAfter(today, 1);
}
