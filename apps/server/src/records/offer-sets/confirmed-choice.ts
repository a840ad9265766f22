import type { PreviousSelection, Quote } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence } from '../../vendors/index.ts';

/** A choice that was confirmed, with what it came to then. */
export interface ConfirmedChoice {
  readonly selection: PreviousSelection;
  readonly quote: Quote;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    choice: ConfirmedChoice;
  }
}

/** The choice that was confirmed last, also when it has to be made again since; null before the first. */
export const readConfirmedChoice = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<ConfirmedChoice | null> => readEvidence(vault, trx, uuid, 'choice');
