import { ApiError, type Status } from '@lintel/contract';
import { afterAnswer, pollDecision, startPoll, type Poll } from '@lintel/domain';

export type StatusReply = Status & { version: number };

const seenIn = (reply: StatusReply) => ({ status: reply.checklistStatus, version: reply.version });

/** What a screen knows of its application. */
export interface StatusView {
  readonly status: StatusReply | undefined;
  /** What the screen is to take it for: UNKNOWN after the last try of a wait. */
  readonly takenFor: string | undefined;
  /** There is no such application for this person. */
  readonly missing: boolean;
  /** The last question got no answer; asking goes on. */
  readonly failed: boolean;
}

export interface Surroundings {
  read(signal: AbortSignal): Promise<StatusReply>;
  /** Runs `act` later; the result stops it. */
  later(act: () => void, milliseconds: number): () => void;
  now(): number;
}

/** After a question that got no answer. */
const RETRY_MS = 5000;

/** A reply younger than this is not asked for again (ledger POLL-010). */
const FRESH_MS = 250;

/**
 * Asks for the status of one application while somebody watches, at the times the domain's rules give (ledger POLL-001 to POLL-009).
 * The count of tries starts again whenever status or version changes, and with every act of the borrower (resolutions OP-A-040).
 */
export class StatusPoll {
  #view: StatusView = { status: undefined, takenFor: undefined, missing: false, failed: false };
  #reply: StatusReply | undefined;
  #poll: Poll | undefined;
  #readAt = -Infinity;
  #stop: (() => void) | undefined;
  #asking: AbortController | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  readonly view = (): StatusView => this.#view;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) this.#begin();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#end();
    };
  };

  /** A write answered with a newer status: it counts as read, and the tries begin at 0. */
  put(reply: StatusReply): void {
    this.#asking?.abort();
    this.#poll = startPoll(seenIn(reply), true);
    this.#keep(reply);
  }

  /** The borrower did something that should change the status, or asks to look again. */
  again(): void {
    this.#poll = this.#reply && startPoll(seenIn(this.#reply), true);
    if (this.#watchers.size > 0) void this.#ask();
  }

  #begin(): void {
    if (this.#reply && this.#around.now() - this.#readAt < FRESH_MS) this.#plan();
    else void this.#ask();
  }

  #end(): void {
    this.#stop?.();
    this.#asking?.abort();
  }

  async #ask(): Promise<void> {
    this.#stop?.();
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const reply = await this.#around.read(asking.signal);
      if (!asking.signal.aborted) this.#take(reply);
    } catch (error) {
      if (asking.signal.aborted) return;
      const missing = error instanceof ApiError && error.name === 'not-found';
      this.#show({ ...this.#view, missing, failed: !missing });
      // A question without an answer is no try of the wait: the status is not known to stand still.
      if (!missing)
        this.#stop = this.#around.later(() => {
          void this.#ask();
        }, RETRY_MS);
    }
  }

  #take(reply: StatusReply): void {
    this.#poll = this.#poll ? afterAnswer(this.#poll, seenIn(reply)) : startPoll(seenIn(reply));
    this.#keep(reply);
  }

  #keep(reply: StatusReply): void {
    this.#reply = reply;
    this.#readAt = this.#around.now();
    this.#plan();
  }

  /** Shows what is known and asks again when the rules say so. */
  #plan(): void {
    if (!this.#reply || !this.#poll) return;
    this.#stop?.();
    const next = pollDecision(this.#poll);
    const takenFor = next.again ? this.#reply.checklistStatus : (next.status ?? undefined);
    this.#show({ status: this.#reply, takenFor, missing: false, failed: false });
    if (next.again && this.#watchers.size > 0)
      this.#stop = this.#around.later(() => {
        void this.#ask();
      }, next.afterMs);
  }

  #show(view: StatusView): void {
    this.#view = view;
    for (const watcher of this.#watchers) watcher();
  }
}
