/** Emails to borrowers about their application. */
export { buildEmail } from './email.ts';
export { mailBorrower, type BorrowerMail } from './mail-borrower.ts';
