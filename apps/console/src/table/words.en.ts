/** In place of a value that isn't there. Cards leave the whole pair out. */
export const NO_VALUE = '–';

/** Text for loading, failures and empty lists. */
export const READ = {
  loading: 'Loading',
  failed: (why: string) => `We couldn’t load this. ${why}`,
  broken: 'Something went wrong on this page. The error was logged. Reload the page and try again.',
  again: 'Try again',
  more: 'Show more',
  shown: (n: number) => (n === 1 ? '1 result.' : `${n} results.`),
  shownSoFar: (n: number) => `${n} results so far.`,
} as const;
