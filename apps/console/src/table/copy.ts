/** Words of everything that is read at the desk. */
export const READ = {
  loading: 'Loading',
  failed: (why: string) => `This couldn't be loaded. ${why}`,
  again: 'Try again',
  more: 'Show more',
  shown: (n: number) => (n === 1 ? 'One row, and that is all.' : `${n} rows, and that is all.`),
  shownSoFar: (n: number) => `${n} rows so far.`,
} as const;
