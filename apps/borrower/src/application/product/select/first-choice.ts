import type { OfferSet } from '@lintel/contract';
import { allOffers, payoffTotal, type Choice, type Offer } from '@lintel/domain';
import { nearestFee, rangeOf } from './fit.ts';

/** The term that most borrowers compare others with, in years. */
const USUAL_TERM = 20;

/**
 * A first choice that pushes nowhere: the usual term, the middle fee, half of the range in whole thousands, no discount that asks for something
 * in return. Undefined when there is no offer.
 */
export function firstChoice(set: OfferSet): Choice | undefined {
  const payoff = payoffTotal(set.liabilities);
  const all = allOffers(set);
  const carrying = all.filter(({ maxDraw }) => maxDraw >= payoff);
  const offer = middleFee(nearestTerm(carrying.length > 0 ? carrying : all));
  if (!offer) return undefined;
  const choice: Choice = { offerSetId: set.offerSetId, offerId: offer.id, drawAmount: offer.minDraw, discountTypes: [], payOffPreference: 'DEDUCT' };
  const range = rangeOf(set, choice);
  return range ? { ...choice, drawAmount: Math.max(range.min, Math.floor((range.min + range.max) / 2000) * 1000) } : choice;
}

function nearestTerm(offers: readonly Offer[]): Offer[] {
  const apart = Math.min(...offers.map(({ term }) => Math.abs(term - USUAL_TERM)));
  return offers.filter(({ term }) => Math.abs(term - USUAL_TERM) === apart);
}

function middleFee(offers: readonly Offer[]): Offer | undefined {
  const fees = offers.map(({ originationFee }) => originationFee).toSorted((a, b) => a - b);
  return nearestFee(offers, fees[Math.floor((fees.length - 1) / 2)] ?? 0);
}
