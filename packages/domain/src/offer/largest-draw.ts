import { allOffers, type Offer, type QuoteTerms } from './offer.ts';

/** The largest draw of an offer in whole dollars, as every screen shows it. */
export const getLargestDraw = ({ maxDraw }: Pick<Offer, 'maxDraw'>): number => Math.floor(maxDraw);

/**
 * Finds the offer of a set with the largest draw; on a tie the lowest fee, then the shortest term. Undefined without
 * offers.
 */
export function largestOffer(set: Pick<QuoteTerms, 'offersByType'>): Offer | undefined {
  return allOffers(set).toSorted(
    (a, b) => getLargestDraw(b) - getLargestDraw(a) || a.originationFee - b.originationFee || a.term - b.term,
  )[0];
}
