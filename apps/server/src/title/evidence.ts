import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Commitment, TitleOrder } from '../vendors/title/port.ts';

declare module '../vendors/evidence.ts' {
  interface Evidence {
    'title-order': TitleOrder;
    'final-title': Commitment;
  }
}

/** What the title company commits to insure; null before the search that the deed rests on came back. */
export const readCommitment = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Commitment | null> => readEvidence(vault, trx, uuid, 'final-title');
