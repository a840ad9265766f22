import { STAFF_REVIEWS } from '../staff/reviews.ts';

/** Checks that can be submitted within the window. */
export const MAX_ID_CHECKS = 5;
const WINDOW = 6 * 3_600_000;

/** Start of the window: checks of the last six hours count. */
export const idChecksSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** How many checks can still be submitted, given when the last ones were. */
export function idChecksLeft(sentAt: readonly Date[], now: Date): number {
  const since = idChecksSince(now);
  return Math.max(MAX_ID_CHECKS - sentAt.filter((at) => at > since).length, 0);
}

/** Why an identity check failed: the same reasons for vendors and staff. */
export type IdCheckReason = keyof (typeof STAFF_REVIEWS)['id-review']['FAILED_VERIFICATION']['reasons'];
export const ID_CHECK_REASON_NAMES = Object.keys(STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons) as [
  IdCheckReason,
  ...IdCheckReason[],
];

/**
 * Several reasons' sentences as one text for a fact: 200 characters at most. Without a reason, the photos couldn't be
 * read.
 */
export function reasonsInWords(reasons: readonly IdCheckReason[]): string {
  const reasonNames: readonly string[] = (reasons.length > 0 ? reasons : (['GLARE'] as const)).map(
    (reason) => STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons[reason],
  );
  return reasonNames.reduce((all, one) => (all.length + one.length < 200 ? `${all} ${one}` : all));
}
