import { dayAfter } from '../calendar/days.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

/**
 * Calendar days between the notice of a flood area and the signing of the deed: what the agencies consider the
 * "reasonable time" before completion in 12 CFR 22.9(c) and 339.9(c).
 */
export const FLOOD_NOTICE_DAYS = 10;

/** The wait between the flood notice and the signing of the deed. */
export interface FloodWait {
  /** yyyy-MM-dd, the first day the deed can be signed. */
  readonly earliest: string;
  /** How the day was counted, for anyone who checks it. */
  readonly arithmetic: string;
}

/**
 * Returns the first day on which the deed of a home in a flood area can be signed.
 *
 * @param noticeOn yyyy-MM-dd, the day the notice was given or mailed; that day is day 0
 */
export function floodWait(noticeOn: string): FloodWait {
  const earliest = dayAfter(noticeOn, FLOOD_NOTICE_DAYS);
  return { earliest, arithmetic: `notice ${noticeOn} + ${FLOOD_NOTICE_DAYS} days = ${earliest} (12 CFR 22.9)` };
}

/** Midnight in Hawaii, the last state to begin a day, in UTC. */
const LAST_MIDNIGHT = 'T10:00:00.000Z';

/**
 * Returns the instant at which the wait ends (ISO 8601): by then the first day for the deed has begun in every state.
 *
 * @param noticeAt when the notice was given, ISO 8601
 */
export const floodWaitEnds = (noticeAt: string): string =>
  `${floodWait(calendarDay(noticeAt, PACIFIC)).earliest}${LAST_MIDNIGHT}`;
