import { readOffers, type OfferSet, type Reply } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { queryClient } from '../platform/lazy/query-client.ts';
import { useRead } from '../platform/lazy/use-read.ts';

/** The current offers with the application's version. */
export type Offers = NonNullable<Reply<typeof readOffers>>;

const getQueryKey = (uuid: string) => callKey(readOffers, { params: { uuid } });

/** Returns the cached offers right away, and refetches them each time a screen opens. */
export const useOffers = (uuid: string) => useRead(readOffers, { params: { uuid } }, { fresh: true });

/** Refetches the offers, or waits for a request already in flight. */
export const refetchOffers = (uuid: string): Promise<void> =>
  queryClient.refetchQueries({ queryKey: getQueryKey(uuid) }, { cancelRefetch: false });

/** Refetches the offers and returns them. */
export async function getLatestOffers(uuid: string): Promise<Offers | undefined> {
  await refetchOffers(uuid);
  return queryClient.getQueryData<Offers>(getQueryKey(uuid));
}

/** Updates the cache with the result of a write, so the next screen starts with it. */
export function cacheOffers(uuid: string, change: Partial<OfferSet & { version: number }>): void {
  queryClient.setQueryData<Offers>(getQueryKey(uuid), (known) => known && { ...known, ...change });
}

/** Drops the cached offers: after an action that prices the loan again, nothing read earlier may be shown. */
export function clearOffers(uuid: string): void {
  queryClient.removeQueries({ queryKey: getQueryKey(uuid) });
}
