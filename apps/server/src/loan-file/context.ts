import type { ExplainWords, Fact, GateId, LoanFile } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import type { Actor } from '../kernel/http/index.ts';
import type { ApplicationRow } from './applications.ts';

/** A loan whose row a transaction has locked, as the functions that decide its facts receive it. */
export interface LockedLoan {
  readonly uuid: string;
  /** The lender's code. */
  readonly organisation: string;
  readonly file: LoanFile;
  readonly version: number;
  readonly trx: Trx;
}

/**
 * Facts that follow from other facts and belong in the same transaction, such as the price of a changed input. Called
 * again after every round until it returns none.
 */
export type FollowUp = (loan: LockedLoan, context: Context) => Promise<readonly Fact[]> | readonly Fact[];

/** The change that one write made to a loan, including all facts that followed. */
export interface LoanChange {
  readonly uuid: string;
  readonly before: LoanFile;
  readonly file: LoanFile;
  readonly at: Date;
  readonly actor: Actor;
  readonly trx: Trx;
}

/** Called in the transaction of every write that recorded something. */
export type ChangeListener = (change: LoanChange, context: Context) => Promise<void>;

/**
 * Words of a gate's sentence that are valid until an instant of the loan clock or, without one, until the next fact.
 */
export interface TimedWords extends ExplainWords {
  readonly until?: Date;
}

/**
 * Loads the words that a gate's sentence leaves open, such as a bureau's name or a cause. Called only while a loan is
 * at that gate.
 */
export type GateWords = (context: Context, trx: Executor, uuid: string) => Promise<TimedWords>;

interface LoanParts {
  /** Facts that the feature adds to other facts, in their transaction. */
  readonly followUps: readonly FollowUp[];
  /** Facts recorded just before a clock ends a file, such as refunds that the borrower is owed. */
  readonly beforeEnd: readonly FollowUp[];
  /** Called after every write to a loan, in its transaction: to update a copy of its status, or to schedule work. */
  readonly afterWrite: readonly ChangeListener[];
  /** The words that the feature provides for gate sentences. */
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
