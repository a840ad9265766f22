/** The notifications that a borrower or a signer sees about a loan, and which of them are read. */
export { notifications } from './routes.ts';
