// `npm run test:long` runs whole what `npm test` takes a sample of: before a release, and as often as you schedule it.
// Journeys that only it runs have the tag `@long-run`; files of other tests end in `.long.test.ts`.

/** Whether this is the long run. For one file of journeys: `LINTEL_LONG=1 npm run e2e -- FILE`. */
export const isLongRun = process.env.LINTEL_LONG === '1';

/** Returns the number for the long run, or the one for every run. */
export const inLongRun = (long, short) => (isLongRun ? long : short);

/** What `npm test` leaves out and prints. Each row of docs/requirements.md is proved without it. */
export const LEFT_TO_LONG_RUN = [
  'journeys that are not the only proof of a row',
  'every other page and the other states of a page in the pseudo-locale, large text on most pages, and most screens of a second lender',
  'in journeys: contrast, also of the pages that the sweep leaves out, and a second look at a page of the same parts',
  'kills of the server between the offer and the open line, and most of the others',
  'the built-in database: the main journey, fifteen in sixteen personas, and tests of all but stores, records and jobs',
  'commands for partners, experiments, retention and new keys, in processes of their own',
  'two personas on their way to the open line, with a deed on paper and with a co-owner',
  'most random walks, and the comparison of two in three personas’ figures at each step',
  'most files and transactions of two load tests',
];
