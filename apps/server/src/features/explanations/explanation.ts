import type { explainReview, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence } from '../../vendors/index.ts';

/** What the borrower writes to explain something that staff review, such as a late payment. */
export type Explanation = Request<typeof explainReview>['body'];

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    explanation: Explanation;
  }
}

/** Returns the latest explanation, or null. */
export const readExplanation = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Explanation | null> => readEvidence(vault, trx, uuid, 'explanation');
