import { STAFF_REVIEWS } from '../staff/reviews.ts';

/** The identity checks that a person can submit within six hours. */
export const MAX_ID_CHECKS = 5;
const WINDOW = 6 * 3_600_000;

/** Returns the start of the six hours whose checks count toward the limit. */
export const idChecksSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** Returns how many checks can still be submitted, given when the last ones were. */
export function idChecksLeft(sentAt: readonly Date[], now: Date): number {
  const since = idChecksSince(now);
  return Math.max(MAX_ID_CHECKS - sentAt.filter((at) => at > since).length, 0);
}

/** The reason why an identity check failed: the same ones for vendors and staff. */
export type IdCheckReason = keyof (typeof STAFF_REVIEWS)['id-review']['FAILED_VERIFICATION']['reasons'];
export const ID_CHECK_REASON_NAMES = Object.keys(STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons) as [
  IdCheckReason,
  ...IdCheckReason[],
];

/**
 * Joins the sentences of several reasons into the text of a fact: 200 characters at most. Without a reason, it says
 * that the photos couldn't be read.
 */
export function reasonsInWords(reasons: readonly IdCheckReason[]): string {
  const reasonNames: readonly string[] = (reasons.length > 0 ? reasons : (['GLARE'] as const)).map(
    (reason) => STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons[reason],
  );
  return reasonNames.reduce((all, one) => (all.length + one.length < 200 ? `${all} ${one}` : all));
}
