/** Copies of everything we have about a borrower, which they request and download. */
export { accountExports } from './routes.ts';
