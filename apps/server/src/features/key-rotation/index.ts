/** Moves everything sealed or hashed to the newest keys while servers run. */
export { forgetOlderHashes, leftOver, rotate } from './rotate.ts';
