const KB = 1000;
const MB = 1_000_000;

/** Rounds to one decimal, dropped when it is 0. */
function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A file's size in bytes, KB of 1,000 or MB of 1,000,000 (FMT-005): "950 bytes", "1.5 KB", "12 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  // 999,950 rounds to 1,000 KB, which is 1 MB.
  return Math.round(bytes / 100) < 10_000 ? `${tenths(bytes / KB)} KB` : `${tenths(bytes / MB)} MB`;
}
