import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

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
