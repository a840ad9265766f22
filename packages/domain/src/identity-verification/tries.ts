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
