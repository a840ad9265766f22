import { ACCOUNT_REFUSALS, formatDateInProse, type AccountRefusal, type DepositProof } from '@lintel/domain';
import type { BorrowerMail } from '../application/mail-borrower.ts';

/** What does not answer, in the sentence of a vendor that is not there. */
export const CONNECTION = 'The connection to your bank';

const NEXT = 'Sign in to your application and give another account, or connect your bank.';

/** That a small deposit should be there by now. */
export const depositHasCome = (proof: DepositProof, goodUntil: string): BorrowerMail => ({
  template: 'bank.deposit-came',
  subject: 'Our small deposit should be there',
  sentences: [
    proof === 'CODE'
      ? 'our small deposit should be on your statement by now. Its description ends with 3 letters: sign in to your application and type them.'
      : 'our two small deposits should be on your statement by now: sign in to your application and type both amounts.',
    `That is possible until ${formatDateInProse(goodUntil)}.`,
  ],
});

/** That a letter was read and shows the borrower's own account. */
export const ACCOUNT_ACCEPTED: BorrowerMail = {
  template: 'bank.account-accepted',
  subject: 'We have read what you sent',
  sentences: ['a person read what your bank wrote, and the account is accepted.', 'Sign in to your application: it goes on with how you pay.'],
};

/** Of a condition: the bank sent a deposit back after the account was taken. */
export const ACCOUNT_DOUBTED = 'Your bank sent our small deposit back. Please show us that the account is yours and open.';
export const LETTER_ASKED = 'A letter or a statement of your bank with your name and the account';

/** That an account is not taken, and what to do. */
export const accountNotTaken = (refusal: AccountRefusal): BorrowerMail => ({
  template: 'bank.account-refused',
  subject: 'We need another account from you',
  sentences: [`we could not use the bank account that you gave: ${ACCOUNT_REFUSALS[refusal]}`, NEXT],
});
