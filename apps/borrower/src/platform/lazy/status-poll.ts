import { ApiError, type Status } from '@lintel/contract';
import { continuePoll, pollDecision, startPoll, type Poll } from '@lintel/domain';

export type StatusReply = Status & { version: number };

const seenIn = (reply: StatusReply) => ({ status: reply.checklistStatus, version: reply.version });

/** What a screen knows about an application's status. */
export interface StatusView {
  /** The server's last reply. */
  readonly status: StatusReply | undefined;
  /** The checklist status that chooses the screen: the reply's, or UNKNOWN after the last try of a wait. */
  readonly assumedStatus: string | undefined;
  /** This person has no such application. */
  readonly missing: boolean;
  /** The last request failed; polling continues. */
  readonly failed: boolean;
}

/** The call and the clock of a poll, which tests replace. */
export interface PollEnvironment {
  read(signal: AbortSignal): Promise<StatusReply>;
  /** Runs `act` after the delay, unless the returned function cancels it. */
  schedule(act: () => void, milliseconds: number): () => void;
  now(): number;
}

/** The delay after a failed request. */
const RETRY_MS = 5000;

/** Milliseconds; a younger reply isn't requested again. */
const FRESH_MS = 250;

/**
 * Polls the status of one application while it is watched, at the times the domain's rules give. The number of tries
 * starts again whenever the status or version changes, and with every action of the borrower.
 */
export class StatusPoll {
  #view: StatusView = { status: undefined, assumedStatus: undefined, missing: false, failed: false };
  #reply: StatusReply | undefined;
  #poll: Poll | undefined;
  #readAt = -Infinity;
  #stop: (() => void) | undefined;
  #asking: AbortController | undefined;
  readonly #watchers = new Set<() => void>();
  readonly #environment: PollEnvironment;

  constructor(environment: PollEnvironment) {
    this.#environment = environment;
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

  /** Takes a newer status from a write's reply: it counts as a read, and the tries start at 0. */
  put(reply: StatusReply): void {
    this.#asking?.abort();
    this.#poll = startPoll(seenIn(reply), true);
    this.#keep(reply);
  }

  /** Polls again from try 0: the borrower did something that should change the status, or asks to check again. */
  again(): void {
    this.#poll = this.#reply && startPoll(seenIn(this.#reply), true);
    if (this.#watchers.size > 0) void this.#ask();
  }

  #begin(): void {
    if (this.#reply && this.#environment.now() - this.#readAt < FRESH_MS) this.#plan();
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
      const reply = await this.#environment.read(asking.signal);
      if (!asking.signal.aborted) this.#take(reply);
    } catch (error) {
      if (asking.signal.aborted) return;
      const missing = error instanceof ApiError && error.name === 'not-found';
      this.#show({ ...this.#view, missing, failed: !missing });
      // A failed request isn't a try of the wait, because it doesn't show that the status is unchanged.
      if (!missing)
        this.#stop = this.#environment.schedule(() => {
          void this.#ask();
        }, RETRY_MS);
    }
  }

  #take(reply: StatusReply): void {
    this.#poll = this.#poll ? continuePoll(this.#poll, seenIn(reply)) : startPoll(seenIn(reply));
    this.#keep(reply);
  }

  #keep(reply: StatusReply): void {
    this.#reply = reply;
    this.#readAt = this.#environment.now();
    this.#plan();
  }

  /** Publishes the view and schedules the next request by the rules. */
  #plan(): void {
    if (!this.#reply || !this.#poll) return;
    this.#stop?.();
    const next = pollDecision(this.#poll);
    const assumedStatus = next.again ? this.#reply.checklistStatus : (next.status ?? undefined);
    this.#show({ status: this.#reply, assumedStatus, missing: false, failed: false });
    if (next.again && this.#watchers.size > 0)
      this.#stop = this.#environment.schedule(() => {
        void this.#ask();
      }, next.afterMs);
  }

  #show(view: StatusView): void {
    this.#view = view;
    for (const watcher of this.#watchers) watcher();
  }
}
