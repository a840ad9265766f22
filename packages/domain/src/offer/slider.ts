import type { PayoffPreference } from '../enums/payoff.ts';
import { drawLimits } from './payoff-preference.ts';

/** Dollars between two stops of the slider; both ends are stops too (resolutions OP-A-079). */
export const SLIDER_STEP = 100;

export interface SliderRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The ends of the draw slider in whole dollars: the smallest draw rounded up, the largest down (ledger OFFER-013), the debts
 * to pay off considered (OFFER-014, OFFER-015). Undefined when no whole dollar is left between them.
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

/**
 * The slider's stop nearest to a draw in dollars: whole multiples of the step, and the two ends as they are (resolutions
 * OP-A-079). A typed draw is not snapped.
 */
export function sliderStop(draw: number, range: SliderRange): number {
  if (!(draw > range.min)) return range.min;
  if (draw >= range.max) return range.max;
  const stop = Math.round(draw / SLIDER_STEP) * SLIDER_STEP;
  const inside = Math.min(range.max, Math.max(range.min, stop));
  return range.max - draw < Math.abs(draw - inside)
    ? range.max
    : draw - range.min < Math.abs(draw - inside)
      ? range.min
      : inside;
}
