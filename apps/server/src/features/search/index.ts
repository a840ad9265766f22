/** Whether a borrower may start another application. */
export { search } from './routes.ts';
