import { businessDayAfter, whyNotRescissionDay } from '../calendar/business-days.ts';
import { dayAfter } from '../calendar/days.ts';
import { startOfNextDay } from '../calendar/local-time.ts';
import { DAY_NAMES } from '../calendar/words.ts';
import { zoneName } from '../calendar/zones.ts';
import { formatDateInProse } from '../format/date.ts';

/** Rescission days of the right to cancel (12 CFR 1026.15(a)(3)). */
export const RESCISSION_DAYS = 3;

/**
 * General business days after the period for letters that were mailed in time, so that the lender is "reasonably
 * satisfied" that no owner has canceled (12 CFR 1026.15(c)).
 */
const MAIL_MARGIN_DAYS = 1;

/** Calendar days in which a lender must return everything after it learns of a rescission (12 CFR 1026.15(d)(2)). */
export const UNWINDING_DAYS = 20;

const EVENTS = { SIGNATURE: 'signature', NOTICE: 'notice', DISCLOSURE: 'disclosure' } as const;
export type RescissionEvent = keyof typeof EVENTS;

/** The days of the three events in the property's calendar, yyyy-MM-dd: each is the last one among all owners. */
export interface RescissionEvents {
  readonly signed: string;
  readonly noticed: string;
  readonly disclosed: string;
}

/** The period of the right to cancel, with how it was counted. */
export interface RescissionPeriod {
  /** Midnight at the end of the last day, in the property's zone: ISO 8601 in UTC. */
  readonly endsAt: string;
  /** Midnight at the end of the margin for mailed letters. */
  readonly satisfiedAt: string;
  readonly lastDay: string;
  readonly satisfiedOn: string;
  /** The event that came last; on the same day the signature comes first, then the notice. */
  readonly last: RescissionEvent;
  /** Names of the skipped days. */
  readonly without: readonly string[];
  /** How it was counted, for anyone who checks it. */
  readonly arithmetic: string;
}

/**
 * Calculates the right to cancel: until midnight of the third business day after the last of signature, notice and
 * disclosures (12 CFR 1026.15(a)(3)), where every day counts except Sundays and the holidays of 5 USC 6103(a) on their
 * own dates (12 CFR 1026.2(a)(6)).
 *
 * @param zone of the property, an IANA name
 */
export function rescissionPeriod(events: RescissionEvents, zone: string): RescissionPeriod {
  const { last, from } = findLastEvent(events);
  const counted: string[] = [];
  const passed: { date: string; why: keyof typeof DAY_NAMES }[] = [];
  let date = from;
  while (counted.length < RESCISSION_DAYS) {
    date = dayAfter(date);
    const why = whyNotRescissionDay(date);
    if (why === null) counted.push(date);
    else passed.push({ date, why });
  }
  const satisfiedOn = businessDayAfter(date, MAIL_MARGIN_DAYS);
  return {
    endsAt: startOfNextDay(date, zone),
    satisfiedAt: startOfNextDay(satisfiedOn, zone),
    lastDay: date,
    satisfiedOn,
    last,
    without: passed.map(({ why }) => DAY_NAMES[why]),
    arithmetic: [
      `The last of signature, notice and disclosure was the ${EVENTS[last]} on ${formatDateInProse(from)}.`,
      `Counted: ${counted.map((day) => formatDateInProse(day)).join('; ')}.`,
      ...(passed.length > 0
        ? [
            `Not counted: ${passed.map(({ date: day, why }) => (why === 'SUNDAY' ? formatDateInProse(day) : `${DAY_NAMES[why]} (${formatDateInProse(day)})`)).join('; ')}.`,
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

/** Returns the last day to return everything after a rescission; both yyyy-MM-dd (12 CFR 1026.15(d)(2)). */
export const unwindingDue = (receivedOn: string): string => dayAfter(receivedOn, UNWINDING_DAYS);
