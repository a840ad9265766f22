import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type Commitment, type TitleOrder } from '../../vendors/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    'title-order': TitleOrder;
    'final-title': Commitment;
  }
}

/** Returns what the title company commits to insure. Null before the search behind the deed came back. */
export const readCommitment = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Commitment | null> => readEvidence(vault, trx, uuid, 'final-title');
