import { ACCOUNT_REFUSALS, formatDateInProse, type AccountRefusal, type DepositProof } from '@lintel/domain';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

/** What does not answer, in the sentence of a vendor that is not there. */
export const CONNECTION = 'The connection to your bank';

const NEXT = 'Add another account, or connect your bank.';

/** That a small deposit should be there by now. */
export const depositHasCome = (proof: DepositProof, goodUntil: string): BorrowerMail => ({
  template: 'bank.deposit-came',
  subject: 'Our small deposit should be there',
  sentences: [
    proof === 'CODE'
      ? `Our small deposit should be in your account by now. Look for the 3-letter code at the end of its description, and enter it by ${formatDateInProse(goodUntil)}.`
      : `Our two small deposits should be in your account by now. Enter both amounts by ${formatDateInProse(goodUntil)}.`,
    "After that date, you'll need to add an account again.",
  ],
  link: { label: proof === 'CODE' ? 'Enter my code' : 'Enter the amounts' },
});

/** That a letter was read and shows the borrower's own account. */
export const ACCOUNT_ACCEPTED: BorrowerMail = {
  template: 'bank.account-accepted',
  subject: 'We reviewed what you sent',
  sentences: [
    "A loan specialist read the letter from your bank, and we accepted the account. Next, choose how you'll make your payments.",
  ],
  link: { label: 'Continue my application' },
};

/** Of a condition: the bank sent a deposit back after the account was taken. */
export const ACCOUNT_DOUBTED =
  'Your bank sent our small deposit back. Please show us that the account is yours and open.';
export const LETTER_ASKED = 'A letter or a statement of your bank with your name and the account';

/** That an account is not taken, and what to do. */
export const accountNotTaken = (refusal: AccountRefusal): BorrowerMail => ({
  template: 'bank.account-refused',
  subject: 'We need another account from you',
  sentences: [`We couldn't use the bank account you gave us. ${ACCOUNT_REFUSALS[refusal]}`, NEXT],
  link: { label: 'Add an account' },
});
