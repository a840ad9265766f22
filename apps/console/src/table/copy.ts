/** Words of everything that is read at the desk. */
export const READ = {
  loading: 'Loading',
  failed: (why: string) => `This couldn't be loaded. ${why}`,
  broken: 'Something is wrong with this page. The fault is in the server’s log; reload the page and try again.',
  again: 'Try again',
  more: 'Show more',
  shown: (n: number) => (n === 1 ? '1 result.' : `${n} results.`),
  shownSoFar: (n: number) => `${n} results so far.`,
} as const;
