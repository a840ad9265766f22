import { divideEven } from './fixed-point.ts';

/** States whose offers name a recording tax (ledger OFFER-023). A flag for screens: amounts come with the costs (resolutions OP-B-052). */
const FLAGGED = 'AR CO HI IL IN KY LA MD ME MI MN MO NJ NV OK OR PA SD UT WV WY';

/** Whether a state's screens speak of a recording tax (ledger OFFER-023). */
export function flagsRecordingTax(state: string): boolean {
  return /^[A-Z]{2}$/.test(state) && FLAGGED.includes(state);
}

/**
 * The recording tax for a draw, all in cents: linear between the tax of the smallest and that of the largest draw (ledger OFFER-010), not
 * beyond them; equal ends give the smaller tax (resolutions OP-A-080).
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
  // The whole tax is rounded: at a tie the even cent is that of the sum, not that of the part above the smallest tax.
  const range = maxDraw - minDraw;
  return divideEven(minTax * range + (maxTax - minTax) * (draw - minDraw), range);
}
