import { fromRate, toCents } from './fixed-point.ts';
import { discountedRateUnits } from './offer-rate.ts';
import type { Choice, Offer, QuoteTerms } from './offer.ts';
import { drawnCents } from './quote.ts';
import type { SliderRange } from './slider.ts';

/** The rate of draws up to an amount. */
export interface RateLevel {
  /** Largest draw with this rate, in whole dollars. */
  readonly upTo: number;
  /** Yearly, as a decimal fraction, after the chosen discounts. */
  readonly rate: number;
}

/**
 * Lists the rates along the draw slider, from its smallest to its largest draw: one level per rate, ascending (decision
 * 0010). The draw is the selected one, so debts on top of it count toward its rate.
 */
export function rateLevels(set: QuoteTerms, offer: Offer, choice: Choice, { min, max }: SliderRange): RateLevel[] {
  const levels: RateLevel[] = [];
  for (const step of offer.rateSteps ?? [{ ...offer, upTo: offer.max }]) {
    const upTo = largestWithin(
      toCents(step.upTo),
      min,
      max,
      (drawAmount) => drawnCents(set, offer, { ...choice, drawAmount }).line,
    );
    const rate = fromRate(discountedRateUnits(step, choice.discountTypes));
    if (upTo === undefined) continue;
    if (levels.at(-1)?.rate === rate) levels.pop();
    levels.push({ upTo, rate });
    if (upTo === max) break;
  }
  return levels;
}

/**
 * Finds the largest whole-dollar draw between the ends whose line is at most the bound. Assumes that a larger draw
 * never has a smaller line.
 */
function largestWithin(bound: bigint, min: number, max: number, toLine: (draw: number) => bigint): number | undefined {
  if (toLine(min) > bound) return undefined;
  let [low, high] = [min, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (toLine(middle) <= bound) low = middle;
    else high = middle - 1;
  }
  return low;
}
