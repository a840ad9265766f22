/** Emails to borrowers about their application. */
export { writeLetter } from './letter.ts';
export { mailBorrower, type BorrowerMail } from './mail-borrower.ts';
