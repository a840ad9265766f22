import { STAFF_REVIEWS } from '../desk/reviews.ts';

/** Checks that may be sent within the window. */
export const MOST_ID_CHECKS = 5;
const WINDOW = 6 * 3_600_000;

/** From when on checks count: six hours before now. */
export const idChecksSince = (now: Date): Date => new Date(now.getTime() - WINDOW);

/** How many checks may still be sent, by when the last ones were. */
export function idChecksLeft(sentAt: readonly Date[], now: Date): number {
  const since = idChecksSince(now);
  return Math.max(MOST_ID_CHECKS - sentAt.filter((at) => at > since).length, 0);
}

/** Why a check of an identity failed, each with the sentence the borrower reads: the same words from a vendor and from a person at the desk. */
export const ID_CHECK_REASONS = STAFF_REVIEWS['id-review'].FAILED_VERIFICATION.reasons;
export type IdCheckReason = keyof typeof ID_CHECK_REASONS;
export const ID_CHECK_REASON_NAMES = Object.keys(ID_CHECK_REASONS) as [IdCheckReason, ...IdCheckReason[]];

/** The sentences of several reasons, as one text for a fact: 200 characters at most. Without a reason the photos could not be read. */
export function reasonsInWords(reasons: readonly IdCheckReason[]): string {
  const said: readonly string[] = (reasons.length > 0 ? reasons : (['GLARE'] as const)).map(
    (reason) => ID_CHECK_REASONS[reason],
  );
  return said.reduce((all, one) => (all.length + one.length < 200 ? `${all} ${one}` : all));
}
