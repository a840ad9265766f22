import type { Quote } from '@lintel/domain';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { newestEvidence } from '../../vendors/index.ts';

/** What loans come to as it was promised last: by the papers of the closing, or by the choice where none were drawn up since it was made. */
export async function promisedQuotes(
  vault: Vault,
  trx: Executor,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Quote>> {
  const kept = await newestEvidence(vault, trx, uuids, ['choice', 'closing']);
  return new Map([...kept].map(([uuid, { quote }]) => [uuid, quote]));
}

export const promisedQuote = async (vault: Vault, trx: Executor, uuid: string): Promise<Quote | null> =>
  (await promisedQuotes(vault, trx, [uuid])).get(uuid) ?? null;
