import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';

/** Called when the people or the home of a file may have changed, in the transaction that changed them. */
export type IndexListener = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  application: ApplicationRow,
) => Promise<void>;

interface IndexParts {
  readonly onIndexed: readonly IndexListener[];
}

declare module '../context.ts' {
  interface Context extends IndexParts {}
}

declare module '../feature.ts' {
  interface Feature extends Partial<IndexParts> {}
}
