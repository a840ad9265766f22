import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

/** A line to write on by hand. */
const LINE = '_'.repeat(40);

/** A letter's cover sheet. */
export const COVER = {
  title: 'Your documents',
  plainLine: 'A list of the documents in this letter.',
  from: (lender: string, loanNumber: string) => `From ${lender}, about your loan ${loanNumber}.`,
  caption: 'In this letter',
  head: ['Document', 'Pages', 'I have read it'],
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  tickHere: '[   ]',
  keep: 'For you to keep',
  sign: 'Keep these documents. After you read each one, check its box above. Then sign here and send us this sheet. We’ll continue your application when we get it.',
  signature: `Signature ${LINE}`,
  date: `Date ${LINE}`,
  sendTo: 'Send this sheet to',
  questions: (phone: string, email: string) => `Questions? Call ${phone} or email ${email}.`,
} as const;

/** Asks for the right address after a letter comes back. */
export const CAME_BACK: BorrowerMail = {
  template: 'letter.back',
  subject: 'A letter to you came back',
  sentences: [
    "A letter we mailed you came back. Check the mailing address in your application and correct it if it's wrong.",
    "We'll send the documents again as soon as we have the right address.",
  ],
  link: { label: 'Check my address', path: '/start/profile' },
};
