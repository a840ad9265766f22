/** Lets a borrower close their own account. */
export { accountClosing } from './routes.ts';
