/** The borrower's answers about debts and liens, with proof. */
export { liens } from './routes.ts';
