import { businessDayAfter, whyNotRescissionDay } from '../calendar/business-days.ts';
import { dayAfter } from '../calendar/days.ts';
import type { NoticeWay } from '../enums/signing.ts';
import type { Regime } from '../loan-file/file.ts';
import { COPY_DAYS, openingNotBefore } from '../valuation/copies.ts';
import type { SigningWait } from './enums.ts';

/** The day on which a person was given a document, yyyy-MM-dd, and how. */
export interface DocumentDelivery {
  readonly on: string;
  readonly how: 'ELECTRONIC' | 'MAIL';
}

/** The first day on which closing documents can be signed. */
export interface FirstSigningDay {
  /** The first day the documents can be signed, yyyy-MM-dd. */
  readonly on: string;
  /** What sets that day; null: no wait. */
  readonly because: Extract<SigningWait, 'VALUATION_COPY' | 'TEXAS_COSTS'> | null;
}

/**
 * Returns the first day a set of documents can be signed: 3 business days after each valuation copy if the line is a
 * first lien, unless the borrower waived them (12 CFR 1002.14(a)(1)); one business day after the itemized costs of a
 * Texas homestead (7 TAC 153.13). Not included: the 12 days in Texas, a flood notice and the notary's hours. They delay
 * the signing before a notary (`getFirstNotaryDay`), which in Texas includes the note.
 *
 * @param copies of every valuation that the law gives the borrower; empty if the line is not the first lien
 */
export function getFirstSigningDay({
  delivery,
  copies,
  copiesWaived,
  regime,
}: {
  delivery: DocumentDelivery;
  copies: readonly DocumentDelivery[];
  copiesWaived: boolean;
  regime: Regime | null;
}): FirstSigningDay {
  const waits: FirstSigningDay[] = [{ on: delivery.on, because: null }];
  if (!copiesWaived) for (const copy of copies) waits.push({ on: openingNotBefore(copy), because: 'VALUATION_COPY' });
  if (regime === 'TX_50A6')
    waits.push({
      on: businessDayAfter(delivery.how === 'MAIL' ? businessDayAfter(delivery.on, COPY_DAYS) : delivery.on, 1),
      because: 'TEXAS_COSTS',
    });
  return waits.reduce((latest, wait) => (wait.on > latest.on ? wait : latest));
}

/** Days under the Texas Constitution, Article XVI, section 50(a)(6)(M)(i). */
export const TEXAS_DAYS = 12;
/** Days after which a mailed notice counts as received (7 TAC 153.51). */
const MAIL_DAYS = 3;

/** A notice to an owner: yyyy-MM-dd in the property's time zone, and how it was given. */
export interface OwnerNotice {
  readonly on: string;
  readonly how: NoticeWay;
}

/** The first day on which a deed can be signed before a notary. */
export interface FirstNotaryDay {
  /** The first day, yyyy-MM-dd. */
  readonly on: string;
  readonly because: SigningWait;
  /** How the day was counted, for anyone who checks it. */
  readonly arithmetic: string;
}

/** A mailed notice counts as received on the third day after the mailing, without Sundays and federal holidays. */
function getDayReceived({ on, how }: OwnerNotice): string {
  if (how !== 'MAIL') return on;
  let day = on;
  for (let left = MAIL_DAYS; left > 0;) {
    day = dayAfter(day);
    if (whyNotRescissionDay(day) === null) left -= 1;
  }
  return day;
}

/**
 * Calculates the first day a home equity loan on a Texas homestead can close: the 12th calendar day after the later of
 * the application and the notice to the last owner (Article XVI, section 50(a)(6)(M)(i); 7 TAC 153.51). That day itself
 * is allowed. All days yyyy-MM-dd.
 */
export function texasTwelfthDay(applied: string, notices: readonly OwnerNotice[]): FirstNotaryDay {
  const noticed = notices.map(getDayReceived).reduce((latest, one) => (one > latest ? one : latest), '');
  const start = noticed > applied ? noticed : applied;
  const on = dayAfter(start, TEXAS_DAYS);
  const mailed = notices.some((one) => one.how === 'MAIL' && getDayReceived(one) === noticed)
    ? ` (mailed, treated as received after ${MAIL_DAYS} days)`
    : '';
  return {
    on,
    because: 'TEXAS_12_DAYS',
    arithmetic: `later of application ${applied} and last owner's notice ${noticed || 'none'}${mailed} = ${start}; + ${TEXAS_DAYS} days = ${on} (Texas Constitution, Article XVI, section 50(a)(6)(M)(i))`,
  };
}

/** The days of a loan file that decide the first day for signing before a notary. */
export interface WaitInputs {
  readonly regime: Regime | null;
  /** Day of the submission, yyyy-MM-dd. */
  readonly applied: string;
  /** The last notice to each owner. */
  readonly notices: readonly OwnerNotice[];
  /** The first signing day of the closing documents. */
  readonly closing: FirstSigningDay | null;
  /** A year after the last (a)(6) loan, yyyy-MM-dd. */
  readonly yearOver: string | null;
  /** yyyy-MM-dd: outside Texas, a day that has come is no longer a wait. */
  readonly today: string;
}

/**
 * Returns the first day a deed of trust, and in Texas the note with it, can be signed before a notary: the latest of
 * the wait after a valuation copy (any state) and in Texas the 12th day, one business day after the itemized costs, and
 * a year after the last loan of its kind (section 50(a)(6)(M)). Null without a wait; outside Texas also once the day
 * has come. A flood area has its own clock.
 */
export function getFirstNotaryDay({
  regime,
  applied,
  notices,
  closing,
  yearOver,
  today,
}: WaitInputs): FirstNotaryDay | null {
  const waits: FirstNotaryDay[] = [];
  if (regime === 'TX_50A6') waits.push(texasTwelfthDay(applied, notices));
  if (closing?.because === 'TEXAS_COSTS')
    waits.push({
      on: closing.on,
      because: 'TEXAS_COSTS',
      arithmetic: `1 business day after the itemized costs = ${closing.on} (7 TAC 153.13)`,
    });
  if (closing?.because === 'VALUATION_COPY')
    waits.push({
      on: closing.on,
      because: 'VALUATION_COPY',
      arithmetic: `3 business days after the copy of the home value report = ${closing.on} (12 CFR 1002.14(a)(1))`,
    });
  if (regime === 'TX_50A6' && yearOver)
    waits.push({
      on: yearOver,
      because: 'TEXAS_YEAR',
      arithmetic: `a year after the last such loan = ${yearOver} (section 50(a)(6)(M)(iii))`,
    });
  const last = waits.reduce<FirstNotaryDay | null>(
    (latest, wait) => (latest && latest.on >= wait.on ? latest : wait),
    null,
  );
  if (!last || (regime !== 'TX_50A6' && last.on <= today)) return null;
  const others = waits.filter((wait) => wait !== last).map((wait) => wait.arithmetic);
  return others.length === 0 ? last : { ...last, arithmetic: [last.arithmetic, ...others].join('; ') };
}
