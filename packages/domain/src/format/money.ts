import { perLocale } from './per-locale.ts';

const INVALID =
  'Invalid input: formatMoney requires both v and precision to be valid numbers and precision cannot be negative';
const MAX_DECIMALS = 20;

const getFormatter = perLocale(
  (locale, precision: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: precision,
      maximumFractionDigits: precision,
      // A few cents below zero must not read "-$0".
      signDisplay: 'negative',
    }),
);

/**
 * Dollars as "$85,000", without decimals by default.
 *
 * @param precision number of decimals, a whole number from 0 to 20
 * @throws Error when `v` is not finite or `precision` is not such a number
 */
export function formatMoney(v: number, precision = 0): string {
  const valid = Number.isFinite(v) && Number.isInteger(precision) && precision >= 0 && precision <= MAX_DECIMALS;
  if (!valid) throw new Error(INVALID);
  return getFormatter(precision).format(v);
}

/** Dollars as cents, rounded to the nearest cent. */
export const dollarsToCents = (dollars: number): number => Math.round(dollars * 100);
