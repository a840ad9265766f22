import type * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import type { Refusal, RuleContext } from './needs.ts';

/** One kind of thing that can happen to a loan file: what is known of it, when it may be recorded, what it changes. */
export interface FactRule<Schema extends z.ZodMiniType> {
  /** The payload: closed, an unknown field is an error. */
  readonly data: Schema;
  /** What it changes. Never refuses, never throws, never changes its argument. */
  readonly effect: (file: LoanFile, data: z.infer<Schema>) => LoanFile;
  /** Why it may not be recorded now; null: it may. */
  readonly needs: (seen: RuleContext, data: z.infer<Schema>) => Refusal | null;
  /** An act of the borrower or a signer, whoever wrote it down: it moves the turn. */
  readonly act?: true | ((data: z.infer<Schema>) => boolean);
}

export const fact = <Schema extends z.ZodMiniType>(rule: FactRule<Schema>): FactRule<Schema> => rule;
