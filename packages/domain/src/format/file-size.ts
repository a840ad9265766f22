import { perLocale } from './per-locale.ts';
import { FILE_SIZE } from './words.ts';

const KB = 1000;
const MB = 1_000_000;

/** One decimal, dropped when it is 0. */
const TENTHS = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false }));
const tenths = (value: number): string => TENTHS().format(Math.round(value * 10) / 10);

/** A file's size in bytes, KB of 1,000 or MB of 1,000,000: "950 bytes", "1.5 KB", "12 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return FILE_SIZE.bytes(bytes);
  // 999,950 rounds to 1,000 KB, which is 1 MB.
  return Math.round(bytes / 100) < 10_000
    ? FILE_SIZE.kilobytes(tenths(bytes / KB))
    : FILE_SIZE.megabytes(tenths(bytes / MB));
}
