import { ONE, TWELVE_RATE_UNITS, divideEven, growth, toCents, toDollars, toRate, toScaled } from './fixed-point.ts';

/** The level monthly payment in cents that pays off `line` cents. */
export function paymentCents(line: bigint, rate: bigint, months: number): bigint {
  const grown = growth(rate, months);
  return divideEven(line * rate * grown, TWELVE_RATE_UNITS * (grown - ONE));
}

/** The largest line in cents that `payment` cents a month pay off. */
export function lineForPayment(payment: bigint, rate: bigint, months: number): bigint {
  const grown = growth(rate, months);
  return (payment * TWELVE_RATE_UNITS * (grown - ONE)) / (rate * grown);
}

/** One month's interest in cents on `line` cents. */
export function interestOnlyCents(line: bigint, rate: bigint): bigint {
  return divideEven(line * rate, TWELVE_RATE_UNITS);
}

/**
 * The monthly payment in dollars of a loan repaid in equal payments, half to even.
 *
 * @param amount dollars, at most 2 decimals
 * @param rate yearly rate as a decimal fraction, 0.0835 for 8.35%
 * @param years the term
 * @returns NaN when any of the three is 0, negative, or not a number
 */
export function loanPayment(amount: number, rate: number, years: number): number {
  if (!(amount > 0 && rate > 0 && years > 0)) return NaN;
  return toDollars(paymentCents(toCents(amount), toRate(rate), Math.round(years * 12)));
}

/**
 * The monthly payment in dollars when only interest is paid, as in the age-restricted product.
 * Units and NaN as in `loanPayment`.
 */
export function interestOnlyPayment(amount: number, rate: number): number {
  if (!(amount > 0 && rate > 0)) return NaN;
  return toDollars(interestOnlyCents(toCents(amount), toRate(rate)));
}

/**
 * Calculates what a rate discount saves in dollars a month: the payment at `rate` minus the payment at `discounted`.
 */
export function discountSaving(amount: number, rate: number, discounted: number, years: number): number {
  return toDollars(toCents(loanPayment(amount, rate, years)) - toCents(loanPayment(amount, discounted, years)));
}

const MONTH = 365.25 / 12;

/**
 * Interest in cents for a number of days, with 365.25 days a year, half to even. An estimate
 * for screens; documents use the note's own method.
 *
 * @param amount cents
 * @param days at most 4 decimals; by default a month, 365.25 / 12
 */
export function dailyInterestCents(amount: bigint, rate: bigint, days: number = MONTH): bigint {
  return divideEven(amount * rate * toScaled(days, 4), 365_250_000_000_000n);
}
