import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

/** The email that asks for the right address after a letter came back. */
export const LETTER_RETURNED_MAIL: BorrowerMail = {
  template: 'letter.back',
  subject: 'A letter to you came back',
  sentences: [
    'A letter we mailed you came back. Check the mailing address in your application and correct it if it’s wrong.',
    'We’ll send the documents again as soon as we have the right address.',
  ],
  link: { label: 'Check my address', path: '/start/profile' },
};
