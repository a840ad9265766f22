// `npm run test:long` runs whole what `npm test` takes a sample of: every night, and before a release. Journeys that only
// it runs have the tag `@long-run`, files of other tests end in `.long.test.ts`.

/** Whether this is the long run. Also for one file: `LINTEL_LONG=1 npm run e2e -- FILE`. */
export const isLongRun = process.env.LINTEL_LONG === '1';

/** Returns the number for the long run, or the one for every run. */
export const inLongRun = (long, short) => (isLongRun ? long : short);

/** What `npm test` leaves out and prints. Each row of docs/requirements.md is proved without it. */
export const LEFT_TO_LONG_RUN = [
  'journeys whose rows another journey or test proves',
  'five in six states of a page besides its first, contrast in journeys, and most screens of a second lender',
  'kills of the server between the offer and the open line; of the others, three in four',
  'the built-in database: the main journey, seven in eight personas, and the tests of features',
  'four in five random walks, and the comparison of two in three personas’ figures at each step',
];
