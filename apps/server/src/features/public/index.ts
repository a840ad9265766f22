/** Licenses, states and other facts that anyone may read. */
export { publicCalls } from './routes.ts';
