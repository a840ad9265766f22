import { businessDayAfter } from '../calendar/business-days.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';
import type { LoanFile } from '../loan-file/file.ts';

/** How a document was delivered, and the day it arrived or was mailed, yyyy-MM-dd. */
export interface Delivery {
  readonly on: string;
  readonly how: 'ELECTRONIC' | 'MAIL';
}

/**
 * General business days in which an appraisal fee is refundable (12 CFR 1026.40(h)), and after which mailed documents
 * count as received.
 */
export const REFUND_DAYS = 3;

/** The period in which an appraisal fee is refunded without a reason. */
export interface RefundPeriod {
  /** The last day on which the fee is refunded, yyyy-MM-dd. */
  readonly until: string;
  /** How the day was counted, for anyone who checks it. */
  readonly arithmetic: string;
}

/**
 * Calculates until when an appraisal fee is refundable: the end of the third business day after the disclosures and the
 * booklet have both arrived; mailed documents arrive on the third business day after mailing (12 CFR 1026.40(h)).
 */
export function refundPeriod(disclosures: Delivery, booklet: Delivery): RefundPeriod {
  const arrived = [disclosures, booklet]
    .map(({ on, how }) => (how === 'MAIL' ? businessDayAfter(on, REFUND_DAYS) : on))
    .toSorted();
  const last = arrived.at(-1) ?? disclosures.on;
  const until = businessDayAfter(last, REFUND_DAYS);
  const arrivals = [disclosures, booklet]
    .map(({ on, how }) => (how === 'MAIL' ? `mailed ${on} + ${REFUND_DAYS} business days` : on))
    .join(' and ');
  return {
    until,
    arithmetic: `arrived ${arrivals} = ${last}; + ${REFUND_DAYS} business days = ${until} (12 CFR 1026.40(h))`,
  };
}

/** Returns the last instant of a day in the lender's time zone, ISO 8601, as facts record it. */
export function endOfDay(date: string): string {
  // Pacific Time is 7 or 8 hours behind UTC, so the day ends at one of two instants.
  const late = Date.parse(`${date}T00:00:00Z`) + 32 * 3_600_000 - 1;
  return new Date(calendarDay(late, PACIFIC) === date ? late : late - 3_600_000).toISOString();
}

/** An appraisal fee paid by card: dollars, and the instant until which it is refunded without a reason. */
export interface PaidFee {
  readonly amount: number;
  readonly refundableUntil: string;
}

/** A refund of the appraisal fee, in dollars. */
export interface FeeRefund {
  readonly amount: number;
  readonly reason: 'IN_TIME' | 'TERM_CHANGED' | 'RESCINDED';
}

/**
 * Returns the refund for a borrower who withdraws or rescinds now, or null: the full fee before the deadline, and later
 * if the chosen and disclosed terms are no longer available (12 CFR 1026.40(g) and (h)). A rescission refunds every
 * fee, whenever it was paid (12 CFR 1026.15(d)(1)).
 *
 * @param now ISO 8601 instant of the LOAN clock
 */
export function getFeeRefund(
  file: Pick<LoanFile, 'appraisalFee' | 'selection'>,
  paid: PaidFee | null,
  now: string,
  isRescinded = false,
): FeeRefund | null {
  if (!paid || !file.appraisalFee.paid || file.appraisalFee.refunded) return null;
  if (Date.parse(now) <= Date.parse(paid.refundableUntil)) return { amount: paid.amount, reason: 'IN_TIME' };
  if (isRescinded) return { amount: paid.amount, reason: 'RESCINDED' };
  const hasChanged = file.selection.count > 0 && !file.selection.current;
  return hasChanged ? { amount: paid.amount, reason: 'TERM_CHANGED' } : null;
}
