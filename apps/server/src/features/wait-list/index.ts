/** People who want to hear when we lend where they live. */
export { waitListIndex } from './entry-index.ts';
export { waitList } from './routes.ts';
