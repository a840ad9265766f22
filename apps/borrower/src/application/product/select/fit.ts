import {
  allOffers,
  findOffer,
  nearestFee,
  payoffTotal,
  sliderRange,
  type Choice,
  type Offer,
  type QuoteTerms,
  type SliderRange,
} from '@lintel/domain';

/**
 * Returns the whole-dollar draws that a choice's offer allows with the debts to pay off; undefined when its line can't
 * carry them.
 */
export function getDrawRange(set: QuoteTerms, choice: Choice): SliderRange | undefined {
  const offer = findOffer(set, choice.offerId);
  return offer && sliderRange(offer, payoffTotal(set.liabilities), choice.payOffPreference ?? 'DEDUCT');
}

/** Returns the choice with its draw limited to its offer's range; unchanged if there is no range. */
export function fitDraw(set: QuoteTerms, choice: Choice): Choice {
  const range = getDrawRange(set, choice);
  if (!range) return choice;
  const drawAmount = Math.min(range.max, Math.max(range.min, Math.round(choice.drawAmount)));
  return drawAmount === choice.drawAmount ? choice : { ...choice, drawAmount };
}

/** Returns the same offer in another set, otherwise the nearest in term and fee that carries the debts. */
export function findCounterpart(
  set: QuoteTerms,
  offer: Pick<Offer, 'id' | 'term' | 'originationFee'>,
): Offer | undefined {
  const payoff = payoffTotal(set.liabilities);
  const all = allOffers(set);
  const carrying = all.filter(({ maxDraw }) => maxDraw >= payoff);
  const among = carrying.length > 0 ? carrying : all;
  const same = among.find(({ id }) => id === offer.id);
  if (same) return same;
  const apart = Math.min(...among.map(({ term }) => Math.abs(term - offer.term)));
  return nearestFee(
    among.filter(({ term }) => Math.abs(term - offer.term) === apart),
    offer.originationFee,
  );
}
