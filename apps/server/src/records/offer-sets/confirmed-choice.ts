import type { PreviousSelection, Quote } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence } from '../../vendors/index.ts';

/** An offer that the borrower chose and confirmed, with its figures at that time. */
export interface ConfirmedChoice {
  readonly selection: PreviousSelection;
  readonly quote: Quote;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    choice: ConfirmedChoice;
  }
}

/** Returns the last confirmed choice, even if it must be made again since, or null before the first. */
export const readConfirmedChoice = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<ConfirmedChoice | null> => readEvidence(vault, trx, uuid, 'choice');
