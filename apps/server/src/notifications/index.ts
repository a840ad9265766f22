/** The borrower's list of what they were told. */
export { notifications } from './routes.ts';
