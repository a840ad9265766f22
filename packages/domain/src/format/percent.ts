import { perLocale } from './per-locale.ts';

const getFormatter = perLocale(
  (locale, decimals: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    }),
);

/**
 * A decimal fraction as a percentage, 0.0835 as "8.350%".
 *
 * @param decimals number of decimals shown, 3 by default
 */
export const formatPercent = (fraction: number, decimals = 3): string => getFormatter(decimals).format(fraction);
