import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

/** Where somebody writes by hand. */
const LINE = '_'.repeat(40);

/** The sheet on top of a letter. */
export const COVER = {
  title: 'Your papers',
  plainLine: 'What is in this letter.',
  from: (lender: string, loanNumber: string) => `From ${lender}, about your loan ${loanNumber}.`,
  caption: 'In this letter',
  head: ['Paper', 'Pages', 'I have read it'],
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  tickHere: '[   ]',
  keep: 'For you to keep',
  sign: 'The papers are yours to keep. When you have read them, tick each one above, sign here, and send us this sheet: your application goes on when it is back.',
  signature: `Signature ${LINE}`,
  date: `Date ${LINE}`,
  sendTo: 'Send this sheet to',
  questions: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
} as const;

/** Asks for the right address when the post brought a letter back. */
export const CAME_BACK: BorrowerMail = {
  template: 'letter.back',
  subject: 'A letter to you came back',
  sentences: [
    'A letter that we sent you came back. Check the mailing address in your application and correct it if it is wrong.',
    "We'll send the documents again as soon as we have the right address.",
  ],
  link: { label: 'Check my address', path: '/start/profile' },
};
