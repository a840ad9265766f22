import type { LoanFile } from '@lintel/domain';
import type { Database } from '../db/index.ts';
import type { Caller } from './caller.ts';
import type { Answer } from './idempotency.ts';

/** The loan in the path of a call, as its caller opened it. The loan file adds the rest of what it knows. */
export interface OpenedLoan {
  readonly uuid: string;
  readonly version: number;
  readonly projection: LoanFile;
  readonly erased_at: Date | null;
  /** Whose part of it they see: BORROWER, or the id of the signer that they are. */
  readonly audience: string;
}

/** `forged` and `dead` end the caller's session. `renewed` is a token to hand out. */
export type SessionRead = { readonly caller: Caller; readonly renewed?: string } | 'forged' | 'dead';

export type ReadSessionRow = (sid: string) => Promise<Database['session'] | undefined>;

/** What the pipeline of a request asks of the floors above it, which it doesn't know. */
export interface Access {
  /**
   * @param passive the call does not prolong the session
   * @param readRow for a call that reads more in the same query
   */
  readonly readSession: (token: string, passive: boolean, readRow?: ReadSessionRow) => Promise<SessionRead>;
  /** Refuses with `not-found` alike what isn't there, another person's and another lender's. */
  readonly openLoan: (caller: Caller | null, uuid: string) => Promise<OpenedLoan>;
  /** A reply as this caller may see it. */
  readonly replyTo: (caller: Caller | null, loan: OpenedLoan | undefined, answer: Answer) => Promise<Answer>;
  /** What writes on a loan reply when they reply nothing that only the first run knew: for a press that is answered again. */
  readonly repliesAgain: (uuid: string) => Promise<readonly object[]>;
}

declare module '../context.ts' {
  interface Context {
    readonly access: Access;
  }
}
