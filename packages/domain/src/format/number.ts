const formatters = new Map<number, Intl.NumberFormat>();

/**
 * A decimal fraction as a percentage, 0.0835 as "8.350%" (ledger FMT-004).
 *
 * @param decimals number of decimals shown, 3 when left out
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

const KB = 1000;
const MB = 1_000_000;

/** To one decimal; none when it is 0. */
function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A file's size in bytes, KB of 1,000 or MB of 1,000,000 (ledger FMT-005): "950 bytes", "1.5 KB", "12 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  // 999,950 rounds to 1,000 KB, which is 1 MB.
  return Math.round(bytes / 100) < 10_000 ? `${tenths(bytes / KB)} KB` : `${tenths(bytes / MB)} MB`;
}
