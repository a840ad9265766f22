import type { OfferSet } from '@lintel/contract';
import { usualOffer, type Choice } from '@lintel/domain';
import { getDrawRange } from './fit.ts';

/**
 * A first choice that pushes nowhere: the usual term, the middle fee, half of the range in whole thousands, no discount that asks for something
 * in return. Undefined when there is no offer.
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
