/** The check whether a borrower may start an application. */
export { search } from './routes.ts';
