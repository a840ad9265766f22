/** Moves everything sealed or hashed to the newest keys while servers run. */
export { forgetOlderHashes, countLeftOver, rotate } from './rotate.ts';
