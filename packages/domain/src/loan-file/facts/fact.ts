import type * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import type { Refusal, RuleContext } from './needs.ts';

/** One fact type: its payload, when it can be recorded, and its effect. */
export interface FactRule<Schema extends z.ZodMiniType> {
  /** The payload's schema; strict: an unknown field is an error. */
  readonly data: Schema;
  /** Returns the new state of the loan file. Never refuses, never throws, never changes its argument. */
  readonly effect: (file: LoanFile, data: z.infer<Schema>) => LoanFile;
  /** Returns why the fact can't be recorded now; null if it can. */
  readonly needs: (context: RuleContext, data: z.infer<Schema>) => Refusal | null;
  /** True for an act of the borrower or a signer, no matter who recorded it: it starts a new turn. */
  readonly act?: true | ((data: z.infer<Schema>) => boolean);
}

/** Defines a fact type: returns its argument, so that the payload's type is inferred. */
export const fact = <Schema extends z.ZodMiniType>(rule: FactRule<Schema>): FactRule<Schema> => rule;
