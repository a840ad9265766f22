import type { Executor, Vault } from '../../kernel/db/index.ts';
import { type GateWords, lastSelectedVersion } from '../../loan-file/index.ts';
import { setsSince } from '../../records/offer-sets/index.ts';

/** Everything that changed since the borrower last confirmed a choice, oldest first, each cause once. */
export async function causesSinceChoice(vault: Vault, trx: Executor, uuid: string): Promise<string[]> {
  const sets = await setsSince(vault, trx, uuid, lastSelectedVersion(uuid));
  return [...new Set(sets.flatMap(({ data }) => data.because))];
}

/** Why the borrower has to choose again. */
export const causeWords: GateWords = async ({ vault }, trx, uuid) => {
  const causes = await causesSinceChoice(vault, trx, uuid);
  return causes.length > 0 ? { cause: causes.join(' and ') } : {};
};
