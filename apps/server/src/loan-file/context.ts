import type { ExplainWords, Fact, GateId, LoanFile } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import type { Actor } from '../kernel/http/index.ts';
import type { ApplicationRow } from './applications.ts';

/** A loan while a decision holds its row. */
export interface LockedLoan {
  readonly uuid: string;
  /** The lender's code. */
  readonly organisation: string;
  readonly file: LoanFile;
  readonly version: number;
  readonly trx: Trx;
}

/**
 * Facts that follow from other facts and belong into the same transaction: the price of a changed input, say. Asked again
 * after every round until it answers none.
 */
export type FollowUp = (loan: LockedLoan, context: Context) => Promise<readonly Fact[]> | readonly Fact[];

/** What one write did to a loan, once all that follows is in. */
export interface LoanChange {
  readonly uuid: string;
  readonly before: LoanFile;
  readonly file: LoanFile;
  readonly at: Date;
  readonly actor: Actor;
  readonly trx: Trx;
}

/** Called after every write that recorded something, in its transaction. */
export type ChangeListener = (change: LoanChange, context: Context) => Promise<void>;

/** Words that are right until an instant of the LOAN clock; without one, until something is recorded. */
export interface TimedWords extends ExplainWords {
  readonly until?: Date;
}

/** The words that a gate's sentence leaves open: a bureau's name, a cause. Asked only while a loan stands at that gate. */
export type GateWords = (context: Context, trx: Executor, uuid: string) => Promise<TimedWords>;

interface LoanParts {
  /** Facts that it adds to those of others, in their transaction. */
  readonly followUps: readonly FollowUp[];
  /** Facts recorded just before a clock ends a file: what its borrower paid and is owed goes back. */
  readonly beforeEnd: readonly FollowUp[];
  /** What it keeps of where a loan stands, after every write. */
  readonly onMove: readonly ChangeListener[];
  /** What it knows of the sentences of gates. */
  readonly words: Partial<Record<GateId, GateWords>>;
}

declare module '../kernel/context.ts' {
  interface Context extends LoanParts {}
}

declare module '../kernel/http/access.ts' {
  interface OpenedLoan extends ApplicationRow {}
}

declare module '../kernel/feature.ts' {
  interface Feature extends Partial<LoanParts> {}
}
