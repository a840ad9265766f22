import { isNumeric } from '../fields/checks.ts';
import { timesRate, toCents, toDollars, toRate } from './fixed-point.ts';

const INVALID =
  'Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more';

/** The fee in cents on `draw` cents, at most `cap` cents. `fee` is a share of the draw in units of 1/100,000,000. */
export function feeCents(draw: bigint, fee: bigint, cap: bigint | undefined): bigint {
  const full = timesRate(draw, fee);
  return cap !== undefined && full > cap ? cap : full;
}

const isAmount = (value: number): boolean => isNumeric(value, { min: 0, max: Number.MAX_VALUE });

/**
 * The draw plus its origination fee, in dollars. The fee is a share of the draw, half to even to the cent.
 *
 * @param amount the draw in dollars
 * @param originationFee the fee as a decimal fraction of the draw: 0.0499 is 4.99%
 * @param maxFee the largest fee in dollars; absent: no limit
 * @throws Error when amount or fee is not a number or is below 0
 */
export function getTotalAmountFromDraw(amount: number, originationFee: number, maxFee?: number | null): number {
  if (!isAmount(amount) || !isAmount(originationFee)) throw new Error(INVALID);
  const draw = toCents(amount);
  return toDollars(draw + feeCents(draw, toRate(originationFee), maxFee == null ? undefined : toCents(maxFee)));
}
