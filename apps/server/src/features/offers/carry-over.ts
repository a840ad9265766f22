import { drawLimits, findOffer, payoffTotal, sliderRange, type Choice, type SliderRange } from '@lintel/domain';
import { toQuoteTerms, type OfferSetRow } from '../../records/offer-sets/index.ts';

/**
 * Transfers a borrower's choice to a newer set of offers: the same offer, with the draw moved into its new range. Null
 * when the offer is gone.
 */
export function carryOver(set: OfferSetRow | undefined, choice: Choice | undefined): Choice | null {
  const terms = toQuoteTerms(set);
  const offer = terms && choice ? findOffer(terms, choice.offerId) : undefined;
  if (!set || !terms || !choice || !offer) return null;
  const known = offer.discountList.map((discount) => discount.discountType);
  const discountTypes = choice.discountTypes.filter((type) => known.includes(type));
  const preference = choice.payOffPreference ?? 'DEDUCT';
  const payoff = payoffTotal(terms.liabilities);
  const limits = drawLimits(offer, payoff, preference);
  if (!limits) return null;
  return {
    ...choice,
    offerSetId: set.uuid,
    discountTypes,
    drawAmount: drawWithin(choice.drawAmount, limits, sliderRange(offer, payoff, preference)),
  };
}

/** A draw outside the range moves to the nearest end of the slider, in whole dollars, as on the page. */
function drawWithin(
  draw: number,
  { minDraw, maxDraw }: { readonly minDraw: number; readonly maxDraw: number },
  range: SliderRange | undefined,
): number {
  if (draw < minDraw) return range?.min ?? minDraw;
  return draw > maxDraw ? (range?.max ?? maxDraw) : draw;
}
