import type { DiscountType } from '../enums/offer.ts';
import { fromRate, toCents, toRate } from './fixed-point.ts';
import type { Offer, OfferDiscount } from './offer.ts';

interface RateTerms {
  readonly rate: number;
  readonly discountList: readonly OfferDiscount[];
}

/** An offer's rate and discounts for a line of this many cents. */
export function rateTerms(offer: Offer, line: bigint): RateTerms {
  return offer.rateSteps?.find((step) => line <= toCents(step.upTo)) ?? offer;
}

/** Returns the rate after the chosen discounts, in the units of `toRate`. */
export function discountedRateUnits(terms: RateTerms, chosen: readonly DiscountType[]): bigint {
  const full = toRate(terms.rate);
  let rate = full;
  let lowest = full;
  for (const discount of terms.discountList) {
    const discounted = toRate(discount.rateWithDiscount);
    if (discounted < lowest) lowest = discounted;
    if (discount.discountType === 'ALL_IN') {
      if (chosen.includes('ALL_IN')) return discounted;
    } else if (chosen.includes(discount.discountType)) rate -= full - discounted;
  }
  // The list's lowest rate already respects the policy's lower bound, so several discounts never go below it.
  return rate < lowest ? lowest : rate;
}

/**
 * Calculates the yearly rate of an offer with discounts, as a decimal fraction. Discounts add up; ALL_IN includes all
 * of them; a discount that the offer doesn't list changes nothing.
 *
 * @param line the line in dollars; by default the largest one
 */
export function discountedRate(offer: Offer, chosen: readonly DiscountType[], line: number = offer.max): number {
  return fromRate(discountedRateUnits(rateTerms(offer, toCents(line)), chosen));
}
