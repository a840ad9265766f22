/** How long a loader stays after its work ended, so that it does not flash (ms; ledger LOAD-002). */
export const LINGER = 300;
/** The least time a full-page loader is seen (ms; ledger LOAD-004). */
export const LEAST_SHOWN = 1000;
/** One round of a full-page loader's messages (ms; ledger LOAD-003). */
const CYCLE = 67_000;

/** How long a loader shown since `since` must stay when its work ends at `now`; all in ms. */
export function stillShownFor(
  since: number,
  now: number,
  { linger = LINGER, least = 0 }: { linger?: number; least?: number } = {},
): number {
  return Math.max(linger, since + least - now);
}

/** The message that stands `elapsed` ms after the start, when all of them share one round. */
export function messageAt(messages: readonly string[], elapsed: number, cycle = CYCLE): string | undefined {
  return messages[Math.floor((elapsed % cycle) / (cycle / messages.length))];
}
