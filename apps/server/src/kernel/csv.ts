/** Formats one line of CSV (RFC 4180). A cell that a spreadsheet would execute begins with an apostrophe. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
