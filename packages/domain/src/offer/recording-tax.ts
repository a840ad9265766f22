import { divideEven } from './fixed-point.ts';

/**
 * States whose offers name a recording tax. A flag for screens only; the costs have the amounts.
 */
const FLAGGED = 'AR CO HI IL IN KY LA MD ME MI MN MO NJ NV OK OR PA SD UT WV WY';

/** Whether a state's screens mention a recording tax. */
export function flagsRecordingTax(state: string): boolean {
  return /^[A-Z]{2}$/.test(state) && FLAGGED.includes(state);
}

/**
 * Calculates the recording tax for a draw, all in cents: linear between the taxes of the smallest and the largest draw,
 * constant beyond them; equal ends return the smaller tax.
 */
export function recordingTaxCents(
  draw: bigint,
  minDraw: bigint,
  maxDraw: bigint,
  minTax: bigint,
  maxTax: bigint,
): bigint {
  if (maxTax === minTax || draw <= minDraw || maxDraw <= minDraw) return minTax;
  if (draw >= maxDraw) return maxTax;
  // Rounds the whole tax: on a tie the total goes to an even cent, not the part above the smallest tax.
  const range = maxDraw - minDraw;
  return divideEven(minTax * range + (maxTax - minTax) * (draw - minDraw), range);
}
