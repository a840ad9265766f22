import { readOffers, type OfferSet, type ReplyOf } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { queryClient } from '../platform/later/query-client.ts';
import { useRead } from '../platform/later/use-read.ts';

/** The present offers with the number of the loan's last fact. */
export type Offers = NonNullable<ReplyOf<typeof readOffers>>;

const getQueryKey = (uuid: string) => callKey(readOffers, { params: { uuid } });

/** The offers as last seen at once, and looked at again each time a screen opens. */
export const useOffers = (uuid: string) => useRead(readOffers, { params: { uuid } }, { fresh: true });

/** Reads the offers again; what is on the way already is waited for. */
export const lookAgain = (uuid: string): Promise<void> =>
  queryClient.refetchQueries({ queryKey: getQueryKey(uuid) }, { cancelRefetch: false });

export async function latestOffers(uuid: string): Promise<Offers | undefined> {
  await lookAgain(uuid);
  return queryClient.getQueryData<Offers>(getQueryKey(uuid));
}

/** Keeps what a write has changed, so that the next screen begins with it. */
export function keepOffers(uuid: string, change: Partial<OfferSet & { version: number }>): void {
  queryClient.setQueryData<Offers>(getQueryKey(uuid), (known) => known && { ...known, ...change });
}

/** Nothing read before an act that makes the price again may be shown after it. */
export function forgetOffers(uuid: string): void {
  queryClient.removeQueries({ queryKey: getQueryKey(uuid) });
}
