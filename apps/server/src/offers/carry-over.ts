import { drawLimits, findOffer, payoffTotal, type Choice } from '@lintel/domain';
import { termsOf } from './checked-quote.ts';
import type { OfferSetRow } from './latest-set.ts';

/** A kept choice brought to the present set: the same offer, the draw pulled into the new range. Null when the offer is gone. */
export function carryOver(set: OfferSetRow | undefined, kept: Choice | undefined): Choice | null {
  const terms = termsOf(set);
  const offer = terms && kept ? findOffer(terms, kept.offerId) : undefined;
  if (!set || !terms || !kept || !offer) return null;
  const known = offer.discountList.map((discount) => discount.discountType);
  const discountTypes = kept.discountTypes.filter((type) => known.includes(type));
  const limits = drawLimits(offer, payoffTotal(terms.liabilities), kept.payOffPreference ?? 'DEDUCT');
  if (!limits) return null;
  const drawAmount = Math.min(Math.max(kept.drawAmount, limits.minDraw), limits.maxDraw);
  return { ...kept, offerSetId: set.uuid, discountTypes, drawAmount };
}
