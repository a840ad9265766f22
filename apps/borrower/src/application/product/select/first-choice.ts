import type { OfferSet } from '@lintel/contract';
import { usualOffer, type Choice, type SliderRange } from '@lintel/domain';
import { getDrawRange } from './fit.ts';

/** Returns half of a range in whole thousands, so the first amount steers toward neither end. */
export const middleDraw = ({ min, max }: SliderRange): number => Math.max(min, Math.floor((min + max) / 2000) * 1000);

/**
 * Returns a neutral first choice: the usual term, the middle fee, half of the range in whole thousands, and no discount
 * that requires something in return. Undefined without offers.
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
  return range ? { ...choice, drawAmount: middleDraw(range) } : choice;
}
