import { STAFF_REVIEWS } from '../desk/reviews.ts';

/** Checks that can be submitted within the window. */
export const MOST_ID_CHECKS = 5;
const WINDOW = 6 * 3_600_000;

/** Start of the window: checks of the last six hours count. */
export const idChecksSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** How many checks can still be submitted, given when the last ones were. */
export function idChecksLeft(sentAt: readonly Date[], now: Date): number {
  const since = idChecksSince(now);
  return Math.max(MOST_ID_CHECKS - sentAt.filter((at) => at > since).length, 0);
}

/** Why an identity check failed, each with the borrower's sentence: the same for vendors and staff. */
export const ID_CHECK_REASONS = STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons;
export type IdCheckReason = keyof typeof ID_CHECK_REASONS;
export const ID_CHECK_REASON_NAMES = Object.keys(ID_CHECK_REASONS) as [IdCheckReason, ...IdCheckReason[]];

/**
 * Several reasons' sentences as one text for a fact: 200 characters at most. Without a reason, the photos couldn't be
 * read.
 */
export function reasonsInWords(reasons: readonly IdCheckReason[]): string {
  const said: readonly string[] = (reasons.length > 0 ? reasons : (['GLARE'] as const)).map(
    (reason) => ID_CHECK_REASONS[reason],
  );
  return said.reduce((all, one) => (all.length + one.length < 200 ? `${all} ${one}` : all));
}
