/** Copies of a borrower's data, which they request and download. */
export { accountExports } from './routes.ts';
