// `npm run test:long` runs whole what `npm test` takes a sample of: before a release, and as often as you schedule it.
// Journeys that only it runs have the tag `@long-run`; files of other tests end in `.long.test.ts`.

/** Whether this is the long run. For one file of journeys: `LINTEL_LONG=1 npm run e2e -- FILE`. */
export const isLongRun = process.env.LINTEL_LONG === '1';

/** Returns the number for the long run, or the one for every run. */
export const inLongRun = (long, short) => (isLongRun ? long : short);

/** What `npm test` leaves out and prints. Each row of docs/requirements.md is proved without it. */
export const LEFT_TO_LONG_RUN = [
  'journeys that are not the only proof of a row',
  'three in four pages and the other states of a page in the pseudo-locale, large text on most pages, and most screens of a second lender',
  'in journeys: contrast, also of the pages that the sweep leaves out, and a second look at a page of the same parts',
  'kills of the server between the offer and the open line and around the sandbox’s mail service, and most of the others',
  'the built-in database: the main journey, fifteen in sixteen personas, a kill during a job, and tests of all but stores, records and jobs',
  'commands for partners, experiments, retention and new keys, in processes of their own',
  'all personas but one for each status, four on their way to the open line, and a signer who signs by calls only',
  'the size of the first step with a hundred more screens in each area',
  'most random walks, and the comparison of five in six personas’ figures at each step',
  'most files and transactions of two load tests',
];
