/** Errors of a CSV file that staff import. */
export const CSV_ERRORS = {
  empty: 'The file has no rows.',
  tooMany: (most: number) => `The file has more than ${most} rows. Split it.`,
  columns: (missing: readonly string[]) => `The first row must name these columns: ${missing.join(', ')}.`,
  cells: (expected: number, found: number) => `This row has ${found} cells instead of ${expected}.`,
} as const;
