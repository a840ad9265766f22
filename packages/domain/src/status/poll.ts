import { isSettled, isWaiting } from './groups.ts';

/** One run of polling: what was last seen, and how often it was fetched again since it last changed. */
export interface Poll {
  readonly status: string | null | undefined;
  /** Number of the loan's last fact. */
  readonly version: number;
  readonly tries: number;
  /** The borrower did something that should move the status: a status that nobody waits for is then polled too (resolutions OP-A-040). */
  readonly expectsChange: boolean;
}

export type PollDecision =
  | { readonly again: true; readonly afterMs: number }
  /** Over. `status` is what the screen is to take it for. */
  | { readonly again: false; readonly status: string | null | undefined };

const BASE_MS = 1000;
const CAP_MS = 5000;
const WAITING_TRIES = 14;
const OTHER_TRIES = 7;

/** A run that begins with this answer. `expectsChange`: after an act of the borrower. */
export function startPoll(seen: { status: string | null | undefined; version: number }, expectsChange = false): Poll {
  return { status: seen.status, version: seen.version, tries: 0, expectsChange };
}

/** The run after a further answer: one more try, or a new run when status or version changed (resolutions OP-A-040). */
export function afterAnswer(poll: Poll, seen: { status: string | null | undefined; version: number }): Poll {
  if (seen.status !== poll.status || seen.version !== poll.version) return startPoll(seen);
  return { ...poll, tries: poll.tries + 1 };
}

/**
 * Whether and when to ask again (ledger POLL-001..008, resolutions OP-A-040, OP-B-010): waiting statuses 14 times, after that UNKNOWN, but
 * GEN_NOTE_SIGNING stays; others 7 times until they change; settled ones never. The pauses, in milliseconds, are 1000, 2000, 4000 and then 5000.
 * `isReading`: a document that is to be read is on screen, and nothing runs out meanwhile (resolutions OP-A-044).
 */
export function pollDecision(poll: Poll, isReading = false): PollDecision {
  const { status, tries } = poll;
  if (isReading) return { again: false, status };
  const waiting = isWaiting(status);
  const budget = waiting ? WAITING_TRIES : poll.expectsChange ? OTHER_TRIES : 0;
  if (!isSettled(status) && tries < budget) return { again: true, afterMs: Math.min(BASE_MS * 2 ** tries, CAP_MS) };
  return { again: false, status: waiting && status !== 'GEN_NOTE_SIGNING' ? 'UNKNOWN' : status };
}
