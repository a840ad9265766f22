const ONE_BITS = 120n;

/**
 * 1 as a binary fraction of 120 places: growth over 30 years still fits two machine words, and its error stays below
 * 1e-30. This file has the exact arithmetic of all prices, in integers instead of floating point.
 */
export const ONE = 1n << ONE_BITS;

/** Decimal places of a draw during the calculation, before it is rounded to cents. */
export const DRAW_DIGITS = 5;
const RATE_DIGITS = 8;
/** A yearly rate of 1, in units of a monthly rate. */
export const TWELVE_RATE_UNITS = 12n * 100_000_000n;

/** A decimal number of at most `digits` places as an integer in units of the last place. */
export function toScaled(value: number, digits: number): bigint {
  return BigInt(Math.round(value * 10 ** digits));
}

/** Converts `units` of the last of `digits` places back to a number. */
export function fromScaled(units: bigint, digits: number): number {
  return Number(units) / 10 ** digits;
}

/** Dollars as cents, rounded to the nearest cent. */
export function toCents(dollars: number): bigint {
  return BigInt(Math.round(dollars * 100));
}

export function toDollars(cents: bigint): number {
  return Number(cents) / 100;
}

/** A rate or fee, a decimal fraction of at most 8 places, in units of its eighth place. */
export function toRate(fraction: number): bigint {
  return toScaled(fraction, RATE_DIGITS);
}

/** Units of the eighth place as a decimal fraction. */
export function fromRate(units: bigint): number {
  return fromScaled(units, RATE_DIGITS);
}

/** Integer division, rounding a half to even; the divisor is above 0. */
export function divideEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend - quotient * divisor;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < divisor || (twice === divisor && quotient % 2n === 0n)) return quotient;
  return dividend < 0n ? quotient - 1n : quotient + 1n;
}

/** Integer division toward minus infinity; the divisor is above 0. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * divisor > dividend ? quotient - 1n : quotient;
}

/** Integer division toward plus infinity; the divisor is above 0. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return -divideDown(-dividend, divisor);
}

/** `amount` x `fraction` (of 8 places), half to even. */
export function timesRate(amount: bigint, fraction: bigint): bigint {
  return divideEven(amount * fraction, 100_000_000n);
}

/** (1 + rate / 12) to the power of `months`, as a multiple of ONE. */
export function growth(rate: bigint, months: number): bigint {
  let base = ONE + (rate << ONE_BITS) / TWELVE_RATE_UNITS;
  let product = ONE;
  for (let rest = months; ; base = (base * base) >> ONE_BITS) {
    if (rest & 1) product = (product * base) >> ONE_BITS;
    rest >>= 1;
    if (rest === 0) return product;
  }
}
