import type { BorrowerMail } from '../application/mail-borrower.ts';

/** The letter to a borrower whose bureau does not answer. */
export const KEEP_TRYING: BorrowerMail = {
  template: 'credit.keep-trying',
  subject: 'The credit bureau is not answering',
  sentences: [
    'the credit bureau is not answering, so we could not look at your credit yet. We keep trying and write to you again.',
    'Your answers are saved. There is nothing for you to do.',
  ],
};
