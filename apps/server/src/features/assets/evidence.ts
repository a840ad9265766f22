import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence } from '../../vendors/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The accounts' total, in dollars. */
    assets: { readonly total: number };
  }
}

/** Returns the accounts' total in dollars: null until the borrower has finished the step, 0 when they skipped it. */
export async function readAssetTotal(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<number | null> {
  return (await readEvidence(vault, trx, uuid, 'assets'))?.total ?? null;
}
