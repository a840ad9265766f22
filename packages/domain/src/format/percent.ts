const formatters = new Map<number, Intl.NumberFormat>();

/**
 * A decimal fraction as a percentage, 0.0835 as "8.350%" (FMT-004).
 *
 * @param decimals number of decimals shown, 3 by default
 */
export function formatPercent(fraction: number, decimals = 3): string {
  let formatter = formatters.get(decimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
    formatters.set(decimals, formatter);
  }
  return formatter.format(fraction);
}
