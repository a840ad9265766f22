import { businessDayAfter, isBusinessDay } from '../calendar/business-days.ts';
import { dayAfter } from '../calendar/days.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';
import { rescissionPeriod } from '../rescission/period.ts';

/**
 * The day money leaves if it is approved on this day: the next general business day (12 CFR 1026.2(a)(6)), which gives
 * a second person a day to review it. yyyy-MM-dd.
 */
export const paymentDay = (today: string): string => businessDayAfter(today, 1);

/**
 * The date on which the bank books a payment ordered today: the planned day, or the next business day once that has
 * passed. yyyy-MM-dd.
 */
export function bookingDay(planned: string, today: string): string {
  if (planned >= today) return planned;
  return isBusinessDay(today) ? today : businessDayAfter(today, 1);
}

/** Business days for the county to record a deed with no waiting period. */
const RECORDING_DAYS = 1;

/** The day on which the money is expected to be sent, and what it depends on; days yyyy-MM-dd. */
export interface ExpectedFunding {
  /** The day after every waiting period has ended. */
  readonly fundingOn: string;
  /**
   * The day if every owner confirms on the day after their last day to cancel that they didn't cancel; null where that
   * changes nothing.
   */
  readonly soonerOn: string | null;
  /** The last day of the right to cancel; null if there is none. */
  readonly lastCancelOn: string | null;
}

/**
 * Returns the funding days that follow from a known cancellation period. The lender reviews a loan file when its last
 * wait ends and counts that day in Pacific Time, as `paymentDay` does.
 *
 * @param lastDay of the right to cancel, yyyy-MM-dd in the home's calendar
 * @param satisfiedAt the end of the margin for mailed cancellations, an instant
 */
export function fundingAfter({
  satisfiedAt,
  lastDay,
}: {
  readonly satisfiedAt: string;
  readonly lastDay: string;
}): ExpectedFunding {
  const fundingOn = paymentDay(calendarDay(satisfiedAt, PACIFIC));
  return { fundingOn, soonerOn: soonerIfConfirmed(fundingOn, dayAfter(lastDay)), lastCancelOn: lastDay };
}

/**
 * Returns the earlier day of the money if every owner confirms on `day` that they didn't cancel; null where that
 * changes nothing. All days yyyy-MM-dd, `day` in Pacific Time.
 */
export function soonerIfConfirmed(fundingOn: string, day: string): string | null {
  const on = paymentDay(day);
  return on < fundingOn ? on : null;
}

/**
 * Returns the funding days that would follow if every document were signed, and every notice given, on one day.
 *
 * @param signedOn yyyy-MM-dd in the home's calendar
 * @param rescindable whether an owner has a right to cancel
 * @param zone of the home, an IANA name
 */
export function fundingIfSigned(signedOn: string, rescindable: boolean, zone: string): ExpectedFunding {
  if (!rescindable)
    return { fundingOn: paymentDay(businessDayAfter(signedOn, RECORDING_DAYS)), soonerOn: null, lastCancelOn: null };
  return fundingAfter(rescissionPeriod({ signed: signedOn, noticed: signedOn, disclosed: signedOn }, zone));
}
