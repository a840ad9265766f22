import { ACCOUNT_REFUSALS, formatNearDate, type AccountRefusal, type DepositProof } from '@lintel/domain';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

/** Named in the error when the vendor doesn't respond. */
export const CONNECTION = { vendor: 'The connection to your bank' } as const;

const NEXT = 'Add another account, or connect your bank.';

/** Builds the email that a small deposit should have arrived. */
export const buildDepositArrivedMail = (proof: DepositProof, goodUntil: string): BorrowerMail => ({
  template: 'bank.deposit-came',
  subject: 'Our small deposit should be there',
  sentences: [
    proof === 'CODE'
      ? `Our small deposit should be in your account by now. Look for the 3-letter code at the end of its description, and enter it by ${formatNearDate(goodUntil)}.`
      : `Our two small deposits should be in your account by now. Enter both amounts by ${formatNearDate(goodUntil)}.`,
    'After that date, you’ll need to add an account again.',
  ],
  link: { label: proof === 'CODE' ? 'Enter my code' : 'Enter the amounts' },
});

/** The email that staff accepted the account after reviewing the bank letter. */
export const ACCOUNT_ACCEPTED: BorrowerMail = {
  template: 'bank.account-accepted',
  subject: 'We reviewed what you sent',
  sentences: [
    'A loan specialist read the letter from your bank, and we accepted the account. Log in to see what’s next.',
  ],
  link: { label: 'Continue my application' },
};

/** Builds the email that an account couldn't be used, with the reason and what to do. */
export const buildAccountRefusedMail = (refusal: AccountRefusal): BorrowerMail => ({
  template: 'bank.account-refused',
  subject: 'We need another account from you',
  sentences: [`We couldn’t use the bank account you gave us. ${ACCOUNT_REFUSALS[refusal]}`, NEXT],
  link: { label: 'Add an account' },
});

/** Formats an account for staff. */
export const formatAccountForStaff = (bank: string | null, mask: string, owner: string): string =>
  `${bank ?? 'Bank not named'} ··${mask}, held by ${owner}`;
