import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type Commitment, type TitleOrder } from '../../vendors/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The title company's confirmation of the order. */
    'title-order': TitleOrder;
    /** The title commitment behind the deed. The search before the offer is `title`. */
    'final-title': Commitment;
  }
}

/** Returns what the title company commits to insure. Null before the search behind the deed came back. */
export const readCommitment = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Commitment | null> => readEvidence(vault, trx, uuid, 'final-title');
