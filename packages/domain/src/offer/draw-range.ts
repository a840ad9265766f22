import { divideEven, DRAW_DIGITS, fromScaled, toRate, toScaled } from './fixed-point.ts';

const RATE_UNITS = 100_000_000n;

/** The range of a line, and what is deducted from it before the draw. */
export interface DrawRangeTerms {
  /** Smallest and largest line in dollars. */
  readonly min: number;
  readonly max: number;
  /** Costs in dollars, without origination fee and recording tax. */
  readonly costs: number;
  readonly minRecordingTax: number;
  readonly maxRecordingTax: number;
  /** As a decimal fraction. */
  readonly originationFee: number;
  /** Largest origination fee in dollars; absent: no limit. */
  readonly ofeeMaxThreshold?: number | null | undefined;
}

function calculateDraw(line: number, tax: number, terms: DrawRangeTerms): number {
  const left = toScaled(line, DRAW_DIGITS) - toScaled(terms.costs, DRAW_DIGITS) - toScaled(tax, DRAW_DIGITS);
  if (left <= 0n) return 0;
  const fee = toRate(terms.originationFee);
  const draw = divideEven(left * RATE_UNITS, RATE_UNITS + fee);
  const cap = terms.ofeeMaxThreshold == null ? undefined : toScaled(terms.ofeeMaxThreshold, DRAW_DIGITS);
  if (cap === undefined || left * fee <= cap * (RATE_UNITS + fee)) return fromScaled(draw, DRAW_DIGITS);
  return fromScaled(left > cap ? left - cap : 0n, DRAW_DIGITS);
}

/**
 * Calculates the smallest and largest draw that a line leaves after costs, recording tax and origination fee; where the
 * fee's cap applies, it replaces the fee (in closed form). Dollars, half to even to 5 decimals, never below 0.
 */
export function drawRange(terms: DrawRangeTerms): { minDraw: number; maxDraw: number } {
  return {
    minDraw: calculateDraw(terms.min, terms.minRecordingTax, terms),
    maxDraw: calculateDraw(terms.max, terms.maxRecordingTax, terms),
  };
}

/**
 * Whether a draw is within the offer's `minDraw` and `maxDraw`, inclusive, all three rounded to 5 decimals.
 * False when the draw is not a number.
 */
export function isDrawInRange(draw: number, range: { readonly minDraw: number; readonly maxDraw: number }): boolean {
  if (!Number.isFinite(draw)) return false;
  const at = toScaled(draw, DRAW_DIGITS);
  return at >= toScaled(range.minDraw, DRAW_DIGITS) && at <= toScaled(range.maxDraw, DRAW_DIGITS);
}
