import type { PayoffPreference } from '../enums/offer.ts';
import { drawLimits } from './payoff-preference.ts';

/** The ends of the draw slider, in whole dollars. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the ends of the draw slider: the smallest draw rounded up, the largest down, given the debts to pay off.
 * Undefined if no whole dollar is left between them.
 */
export function sliderRange(
  offer: { readonly minDraw: number; readonly maxDraw: number },
  payoff: number,
  preference: PayoffPreference,
): SliderRange | undefined {
  const limits = drawLimits(offer, payoff, preference);
  if (!limits) return undefined;
  const min = Math.ceil(limits.minDraw);
  const max = Math.floor(limits.maxDraw);
  return min > max ? undefined : { min, max };
}
