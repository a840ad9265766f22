import type { OfferSet } from '@lintel/contract';
import { usualOffer, type Choice } from '@lintel/domain';
import { getDrawRange } from './fit.ts';

/**
 * A neutral first choice: the usual term, the middle fee, half of the range in whole thousands, and no discount that
 * requires something in return. Undefined without offers.
 */
export function firstChoice(set: OfferSet): Choice | undefined {
  const offer = usualOffer(set);
  if (!offer) return undefined;
  const choice: Choice = {
    offerSetId: set.offerSetId,
    offerId: offer.id,
    drawAmount: offer.minDraw,
    discountTypes: [],
    payOffPreference: 'DEDUCT',
  };
  const range = getDrawRange(set, choice);
  return range
    ? { ...choice, drawAmount: Math.max(range.min, Math.floor((range.min + range.max) / 2000) * 1000) }
    : choice;
}
