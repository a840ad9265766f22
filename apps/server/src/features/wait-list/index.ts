/** People who want to hear when the lender lends where they live. */
export { waitListIndex } from './entry-index.ts';
export { waitList } from './routes.ts';
