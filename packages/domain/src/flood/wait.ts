import { dayAfter } from '../calendar/days.ts';
import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

/**
 * Calendar days between the notice of a flood area and the signing of the deed: what the agencies regard as the "reasonable time" of 12 CFR 22.9(c) and
 * 339.9(c) before the completion of a loan.
 */
export const FLOOD_NOTICE_DAYS = 10;

export interface FloodWait {
  /** yyyy-MM-dd, the first day on which the deed may be signed. */
  readonly earliest: string;
  /** How the day was counted, for whoever checks it. */
  readonly arithmetic: string;
}

/**
 * The first day for the deed of a home in a flood area (domain vectors flood_notice_10_days).
 *
 * @param noticeOn yyyy-MM-dd, the day on which the notice was given or posted; that day itself is day 0
 */
export function floodWait(noticeOn: string): FloodWait {
  const earliest = dayAfter(noticeOn, FLOOD_NOTICE_DAYS);
  return { earliest, arithmetic: `notice ${noticeOn} + ${FLOOD_NOTICE_DAYS} days = ${earliest} (12 CFR 22.9)` };
}

/** Midnight in Hawaii, the last of the states to begin a day, in universal time. */
const LAST_MIDNIGHT = 'T10:00:00.000Z';

/**
 * The instant at which the wait is over for a notice given at `at`: the first day for the deed has then begun in every state. ISO 8601.
 *
 * @param at ISO 8601 instant
 */
export const floodWaitEnds = (at: string): string => `${floodWait(calendarDay(at, PACIFIC)).earliest}${LAST_MIDNIGHT}`;
