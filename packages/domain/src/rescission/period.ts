import { businessDayAfter, whyPassedOver } from '../calendar/business-days.ts';
import { dayAfter } from '../calendar/days.ts';
import { midnightAfter } from '../calendar/local-time.ts';
import { zoneName } from '../calendar/zones.ts';
import { formatDateInProse } from '../format/date.ts';

/** Rescission days of the right to cancel (12 CFR 1026.15(a)(3)). */
const RESCISSION_DAYS = 3;

/** General business days kept after the period for letters that were posted in time: what makes a lender "reasonably satisfied" (12 CFR 1026.15(c)). */
const MAIL_MARGIN_DAYS = 1;

/** Calendar days in which a lender gives everything back once it learns of a rescission (12 CFR 1026.15(d)(2)). */
export const UNWINDING_DAYS = 20;

const EVENTS = { SIGNATURE: 'signature', NOTICE: 'notice', DISCLOSURE: 'disclosure' } as const;
export type RescissionEvent = keyof typeof EVENTS;

/** The days of the three events in the calendar of the property, yyyy-MM-dd: each the last one of all owners. */
export interface RescissionEvents {
  readonly signed: string;
  readonly noticed: string;
  readonly disclosed: string;
}

export interface RescissionPeriod {
  /** Midnight at the end of the last day, in the zone of the property: ISO 8601 in universal time. */
  readonly endsAt: string;
  /** Midnight at the end of the margin for letters. */
  readonly satisfiedAt: string;
  readonly lastDay: string;
  readonly satisfiedOn: string;
  /** Which event came last; of several on one day the signature, then the notice. */
  readonly last: RescissionEvent;
  /** Names of the days between that were passed over. */
  readonly without: readonly string[];
  /** How it was counted, for whoever checks it. */
  readonly arithmetic: string;
}

/**
 * The right to cancel: until midnight of the third business day after the last of signature, notice and disclosures (12 CFR 1026.15(a)(3)), where every
 * day counts but Sundays and the holidays of 5 USC 6103(a) on their own date (12 CFR 1026.2(a)(6)).
 *
 * @param zone of the property, an IANA name
 */
export function rescissionPeriod(events: RescissionEvents, zone: string): RescissionPeriod {
  const { last, from } = findLastEvent(events);
  const counted: string[] = [];
  const passed: { date: string; why: string }[] = [];
  let date = from;
  while (counted.length < RESCISSION_DAYS) {
    date = dayAfter(date);
    const why = whyPassedOver(date);
    if (why === null) counted.push(date);
    else passed.push({ date, why });
  }
  const satisfiedOn = businessDayAfter(date, MAIL_MARGIN_DAYS);
  return {
    endsAt: midnightAfter(date, zone),
    satisfiedAt: midnightAfter(satisfiedOn, zone),
    lastDay: date,
    satisfiedOn,
    last,
    without: passed.map(({ why }) => why),
    arithmetic: [
      `The last of signature, notice and disclosure was the ${EVENTS[last]} on ${formatDateInProse(from)}.`,
      `Counted: ${counted.map((day) => formatDateInProse(day)).join('; ')}.`,
      ...(passed.length > 0
        ? [
            `Not counted: ${passed.map(({ date: day, why }) => (why === 'Sunday' ? formatDateInProse(day) : `${why} (${formatDateInProse(day)})`)).join('; ')}.`,
          ]
        : []),
      `The right to cancel ends at midnight on ${formatDateInProse(date)}, ${zoneName(zone)} (12 CFR 1026.15(a)(3), 1026.2(a)(6)).`,
      `We wait for mailed cancellations until midnight on ${formatDateInProse(satisfiedOn)}.`,
    ].join(' '),
  };
}

function findLastEvent({ signed, noticed, disclosed }: RescissionEvents): { last: RescissionEvent; from: string } {
  const all = [
    ['SIGNATURE', signed],
    ['NOTICE', noticed],
    ['DISCLOSURE', disclosed],
  ] as const;
  const from = [signed, noticed, disclosed].reduce((latest, day) => (day > latest ? day : latest));
  return { last: all.find(([, day]) => day === from)?.[0] ?? 'SIGNATURE', from };
}

/** The last day on which everything is given back after a rescission that was received on a day; both yyyy-MM-dd (12 CFR 1026.15(d)(2)). */
export const unwindingDue = (receivedOn: string): string => dayAfter(receivedOn, UNWINDING_DAYS);
