import { businessDayAfter } from '../calendar/business-days.ts';
import { calendarDay, PACIFIC } from '../format/calendar-day.ts';
import { rescissionPeriod } from '../rescission/period.ts';
import { paymentDay } from './payment-day.ts';

/** Business days for the county to record a deed that no waiting period holds back. */
const RECORDING_DAYS = 1;

/** When money is expected to be sent; days yyyy-MM-dd. */
export interface ExpectedFunding {
  /** The day after every wait has run to its end. */
  readonly fundingOn: string;
  /** The day if every owner confirms that they aren't canceling as soon as their right has ended; null where that changes nothing. */
  readonly soonerOn: string | null;
  /** The last day of the right to cancel; null where there is none. */
  readonly lastCancelOn: string | null;
}

/**
 * The days that follow from a cancellation period. The lender checks a file when its last wait ends and counts that day in its own time (Pacific), as
 * `paymentDay` does.
 *
 * @param endsAt the end of the right to cancel, an instant
 * @param satisfiedAt the end of the margin for mailed cancellations, an instant
 */
export function fundingAfter({
  endsAt,
  satisfiedAt,
  lastDay,
}: {
  readonly endsAt: string;
  readonly satisfiedAt: string;
  readonly lastDay: string;
}): ExpectedFunding {
  const fundingOn = paymentDay(calendarDay(satisfiedAt, PACIFIC));
  const soonerOn = paymentDay(calendarDay(endsAt, PACIFIC));
  return { fundingOn, soonerOn: soonerOn < fundingOn ? soonerOn : null, lastCancelOn: lastDay };
}

/**
 * The days that follow when every document is signed, and every notice given, on one day.
 *
 * @param signedOn yyyy-MM-dd in the calendar of the home
 * @param rescindable whether an owner has a right to cancel
 * @param zone of the home, an IANA name
 */
export function fundingIfSigned(signedOn: string, rescindable: boolean, zone: string): ExpectedFunding {
  if (!rescindable)
    return { fundingOn: paymentDay(businessDayAfter(signedOn, RECORDING_DAYS)), soonerOn: null, lastCancelOn: null };
  return fundingAfter(rescissionPeriod({ signed: signedOn, noticed: signedOn, disclosed: signedOn }, zone));
}
