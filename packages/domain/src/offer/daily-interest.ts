import { divideEven, toCents, toDollars, toRate, toScaled } from './fixed-point.ts';

const MONTH = 365.25 / 12;

/**
 * Interest in dollars for a number of days, on 365.25 days a year, half to even to the cent
 * (ledger OFFER-006 to OFFER-009). An estimate for screens; documents use the method the note states.
 *
 * @param amount dollars, at most 2 decimals
 * @param rate yearly rate as a decimal fraction
 * @param days at most 4 decimals; a month, 365.25 / 12, when left out
 */
export function dailyInterest(amount: number, rate: number, days: number = MONTH): number {
  return toDollars(divideEven(toCents(amount) * toRate(rate) * toScaled(days, 4), 365_250_000_000_000n));
}
