import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

/** Whose reviews to look through for the next one, in this order. */
export type ReviewQueue = 'ME' | 'NOBODY';

/** After a file, one's own reviews come before the unassigned ones. Someone who starts from the queue wants a new one. */
export const nextReviewQueues = (hasFileOpen: boolean): readonly ReviewQueue[] =>
  hasFileOpen ? ['ME', 'NOBODY'] : ['NOBODY'];

/** The oldest review of a file other than the one just left; the list is oldest first. */
export const nextReview = <R extends { readonly application: { readonly uuid: string } }>(
  oldestFirst: readonly R[],
  leftFile: string | undefined,
): R | undefined => oldestFirst.find(({ application }) => application.uuid !== leftFile);

const DAY = 86_400_000;

/**
 * By when staff should have acted on what came up at an instant: one business day later, Saturdays and Sundays of the Pacific calendar not counted. A target of
 * the house for the order of the queue, no legal clock.
 */
export function staffTarget(since: Date): Date {
  let at = since.getTime() + DAY;
  while (isWeekend(new Date(at))) at += DAY;
  return new Date(at);
}

/** A Saturday or Sunday where the desk sits. */
function isWeekend(at: Date): boolean {
  const day = new Date(`${calendarDay(at.toISOString(), PACIFIC)}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}
