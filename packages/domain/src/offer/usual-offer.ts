import { allOffers, type Offer, type QuoteTerms } from './offer.ts';
import { payoffTotal } from './payoff-preference.ts';

/** The term that most borrowers use for comparison, in years. */
const USUAL_TERM = 20;

/** Finds the offer whose origination fee is closest to a fee. */
export function nearestFee(offers: readonly Offer[], fee: number): Offer | undefined {
  return offers.toSorted((a, b) => Math.abs(a.originationFee - fee) - Math.abs(b.originationFee - fee))[0];
}

/**
 * Finds the offer that the offers page selects at first, without steering the borrower: the usual term and the middle
 * fee, among the offers large enough for the debts to pay off.
 */
export function usualOffer(set: Pick<QuoteTerms, 'offersByType' | 'liabilities'>): Offer | undefined {
  const payoff = payoffTotal(set.liabilities);
  const all = allOffers(set);
  const largeEnough = all.filter(({ maxDraw }) => maxDraw >= payoff);
  const among = nearestTerm(largeEnough.length > 0 ? largeEnough : all);
  const fees = among.map(({ originationFee }) => originationFee).toSorted((a, b) => a - b);
  return nearestFee(among, fees[Math.floor((fees.length - 1) / 2)] ?? 0);
}

function nearestTerm(offers: readonly Offer[]): Offer[] {
  const apart = Math.min(...offers.map(({ term }) => Math.abs(term - USUAL_TERM)));
  return offers.filter(({ term }) => Math.abs(term - USUAL_TERM) === apart);
}
