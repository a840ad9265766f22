import { isSettledStatus, isWaitingStatus } from './polling-groups.ts';

/** One polling run: the last result, and how often it was fetched again since it last changed. */
export interface Poll {
  readonly status: string | null | undefined;
  /** The number of the loan's last fact. */
  readonly version: number;
  readonly tries: number;
  /**
   * Whether the borrower did something that should change the status: then a status that is not a waiting one is polled
   * too.
   */
  readonly expectsChange: boolean;
}

/** Whether the browser reads the status again. */
export type PollDecision =
  | { readonly again: true; readonly afterMs: number }
  /** Finished. `status` is the one that the screen shows. */
  | { readonly again: false; readonly status: string | null | undefined };

const BASE_MS = 1000;
const CAP_MS = 5000;
const WAITING_TRIES = 14;
const OTHER_TRIES = 7;

/** Starts a run with this result. `expectsChange`: after an act of the borrower. */
export function startPoll(
  { status, version }: { status: string | null | undefined; version: number },
  expectsChange = false,
): Poll {
  return { status, version, tries: 0, expectsChange };
}

/** Returns the run after another result: one more try, or a new run if status or version changed. */
export function continuePoll(poll: Poll, result: { status: string | null | undefined; version: number }): Poll {
  if (result.status !== poll.status || result.version !== poll.version) return startPoll(result);
  return { ...poll, tries: poll.tries + 1 };
}

/**
 * Decides whether and when the browser reads the status again: waiting statuses 14 times, then UNKNOWN, except that
 * GEN_NOTE_SIGNING stays; others 7 times until they change; settled ones never. The pauses, in milliseconds, are 1000,
 * 2000, 4000 and then 5000. `isReading`: a document to read is on screen, so the tries don't run out.
 */
export function pollDecision(poll: Poll, isReading = false): PollDecision {
  const { status, tries } = poll;
  if (isReading) return { again: false, status };
  const waiting = isWaitingStatus(status);
  const budget = waiting ? WAITING_TRIES : poll.expectsChange ? OTHER_TRIES : 0;
  if (!isSettledStatus(status) && tries < budget)
    return { again: true, afterMs: Math.min(BASE_MS * 2 ** tries, CAP_MS) };
  return { again: false, status: waiting && status !== 'GEN_NOTE_SIGNING' ? 'UNKNOWN' : status };
}
