import { autopayPrices, findOffer, type AutopayPrices, type Quote } from '@lintel/domain';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { newestEvidence } from '../../vendors/index.ts';
import { toQuoteTerms } from './checked-quote.ts';
import type { OfferSetRow } from './latest-set.ts';

/**
 * Returns the last promised figures of loans: those of the closing documents, or those of the choice if no documents
 * were made since.
 */
export async function promisedQuotes(
  vault: Vault,
  trx: Executor,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Quote>> {
  const evidence = await newestEvidence(vault, trx, uuids, ['choice', 'closing']);
  return new Map([...evidence].map(([uuid, { quote }]) => [uuid, quote]));
}

/** Returns the last promised figures of one loan, or null. */
export const promisedQuote = async (vault: Vault, trx: Executor, uuid: string): Promise<Quote | null> =>
  (await promisedQuotes(vault, trx, [uuid])).get(uuid) ?? null;

/** Returns what autopay changes about figures; null when nothing, or when the set no longer has their offer. */
export function promisedAutopay(set: OfferSetRow | undefined, quote: Quote | null): AutopayPrices | null {
  const terms = toQuoteTerms(set);
  const offer = terms && quote && findOffer(terms, quote.offerId);
  return offer ? autopayPrices(offer, quote) : null;
}
