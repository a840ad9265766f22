// `npm run test:long` runs whole what `npm test` takes a sample of: every night, and before a release.

/** Whether this is the long run. Also for one file: `LINTEL_LONG=1 npm run e2e -- FILE`. */
export const isLongRun = process.env.LINTEL_LONG === '1';

/** Returns the number for the long run, or the one for every run. */
export const inLongRun = (long, short) => (isLongRun ? long : short);

/** What `npm test` leaves out and prints. Each row of docs/requirements.md is proved without it. */
export const LEFT_TO_LONG_RUN = [
  'most screens of a second lender, whose registration steps and a page of each kind are opened',
  'half of the kills of the server',
  'the main journey on the built-in database, and three in four personas there',
];
