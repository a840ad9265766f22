import type { LoanFile } from '@lintel/domain';
import type { Database } from '../db/index.ts';
import type { Caller } from './caller.ts';
import type { Answer } from './idempotency.ts';

/** The loan in the path of a call, as its caller opened it. The loan file adds its own fields. */
export interface OpenedLoan {
  readonly uuid: string;
  readonly version: number;
  readonly projection: LoanFile;
  readonly erased_at: Date | null;
  /** The view this caller gets: BORROWER, or the ID of the signer. */
  readonly audience: string;
}

/** A caller's session. `forged` and `dead` end it. `renewed` is a new token for the caller. */
export type SessionRead = { readonly caller: Caller; readonly renewed?: string } | 'forged' | 'dead';

/** The columns of a session that each request reads. */
export type SessionRow = Omit<Database['session'], 'browser' | 'system'>;

export type ReadSessionRow = (sid: string) => Promise<SessionRow | undefined>;

/**
 * Functions of the upper layers that the request pipeline calls without importing them: for sessions, the loan in the
 * path, and replies. `create-context.ts` provides them.
 */
export interface Access {
  /**
   * @param passive the call doesn't prolong the session
   * @param readRow for a call that reads more in the same query
   */
  readonly readSession: (token: string, passive: boolean, readRow?: ReadSessionRow) => Promise<SessionRead>;
  /**
   * Refuses with the same `not-found` for a loan that doesn't exist, belongs to another person or to another lender.
   */
  readonly openLoan: (caller: Caller | null, uuid: string) => Promise<OpenedLoan>;
  /** Returns the reply as this caller may see it. */
  readonly replyTo: (caller: Caller | null, loan: OpenedLoan | undefined, answer: Answer) => Promise<Answer>;
  /**
   * The replies that writes on a loan can rebuild for a repeated request: those without anything that only the first
   * run knew.
   */
  readonly repliesAgain: (uuid: string) => Promise<readonly object[]>;
}

declare module '../context.ts' {
  interface Context {
    readonly access: Access;
  }
}
