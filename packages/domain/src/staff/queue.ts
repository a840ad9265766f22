import { PACIFIC, calendarDay } from '../format/calendar-day.ts';

/** Whose reviews to search for the next one, in this order. */
export type ReviewQueue = 'ME' | 'NOBODY';

/**
 * Returns where "Next review" looks: from a loan file, a person's own reviews come before the unassigned ones; from the
 * queue, only unassigned ones count.
 */
export const nextReviewQueues = (hasFileOpen: boolean): readonly ReviewQueue[] =>
  hasFileOpen ? ['ME', 'NOBODY'] : ['NOBODY'];

/** Finds the oldest review of a loan file other than the one just left. Expects the oldest first. */
export const nextReview = <R extends { readonly application: { readonly uuid: string } }>(
  oldestFirst: readonly R[],
  leftFile: string | undefined,
): R | undefined => oldestFirst.find(({ application }) => application.uuid !== leftFile);

const DAY = 86_400_000;

/**
 * Returns the target time for staff to act on a task that began at `since`: one business day later, without Saturdays
 * and Sundays in Pacific Time. An internal target that orders the queue, not a legal deadline.
 */
export function staffTarget(since: Date): Date {
  let at = since.getTime() + DAY;
  while (isWeekend(new Date(at))) at += DAY;
  return new Date(at);
}

/** True for a Saturday or Sunday in Pacific Time. */
function isWeekend(at: Date): boolean {
  const day = new Date(`${calendarDay(at.toISOString(), PACIFIC)}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}
