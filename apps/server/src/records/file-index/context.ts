import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';

/** Called when the people or the home of a file may have changed, in the transaction that changed them. */
export type IndexListener = (
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  application: ApplicationRow,
) => Promise<void>;

interface IndexParts {
  readonly onIndexed: readonly IndexListener[];
}

declare module '../../kernel/context.ts' {
  interface Context extends IndexParts {}
}

declare module '../../kernel/feature.ts' {
  interface Feature extends Partial<IndexParts> {}
}
