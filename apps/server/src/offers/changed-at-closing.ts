import type { WireOfferSet } from './offer-set.ts';
import { isSamePromise, type DisclosedOffer } from './final-offer.ts';
import type { OfferSetRow } from './latest-set.ts';
import type { ConfirmedChoice } from './stored-choice.ts';
import { CAUSES } from './words.ts';

/** What was chosen beside what the papers say, where they differ: what the borrower said since then changed it, so that it is no counter-offer. */
export function changedAtClosing(set: OfferSetRow, confirmed: ConfirmedChoice | null, { quote, notary }: DisclosedOffer): WireOfferSet['changed'] {
  if (!confirmed || isSamePromise(confirmed.quote, quote)) return null;
  const counted = set.data.priced.offers?.costs.find(({ feeType }) => feeType === 'MANUAL_NOTARY_FEE')?.borrowerPaidAmount ?? 0;
  const because = [
    ...(confirmed.quote.discountTypes.join() === quote.discountTypes.join() ? [] : [CAUSES.wayOfPaying]),
    ...(counted === (notary.fee ?? 0) ? [] : [CAUSES.notary]),
  ];
  return { because, before: confirmed.quote, after: { ...quote, offerSetId: set.uuid }, worse: false, keptUntil: null };
}
