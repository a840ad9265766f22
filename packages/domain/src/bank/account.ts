import * as z from 'zod/mini';
import type { DocumentType } from '../enums/document-type.ts';
import { normalizeBankNumber } from '../fields/routing-number.ts';

/** What an account is for: the money of the line goes there, or the payments come from there. */
export const ACCOUNT_PURPOSES = ['DISBURSEMENT', 'AUTOPAY'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/** How it is shown that an account is the borrower's: linked at the bank, by a small deposit, or by a letter that a person reads. */
export const ACCOUNT_METHODS = ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'] as const;
export type AccountMethod = (typeof ACCOUNT_METHODS)[number];

/** The methods for numbers that are typed, whatever the account is for. A letter is open to every account: who has no bank that connects and nobody who sends deposits has it alone (decision 0021). */
export const TYPED_METHODS = ['MICRO_DEPOSIT', 'MANUAL'] as const satisfies readonly AccountMethod[];

export const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Uploads that show whose an account is. */
export const BANK_DOCUMENTS = ['BANK_LETTER', 'BANK_STATEMENT'] as const satisfies readonly DocumentType[];

/** Digits of an account number, as the Nacha rules have room for: 17 at most; so few that the last 4 would be all of it are none. */
export const isAccountNumber = (text: string): boolean => /^\d{5,17}$/.test(text) && !/^0+$/.test(text);

const REFUSED = 'Enter the account number from your bank.';

/** Account number as it is typed; spaces and dashes are dropped. */
export const accountNumberField = z
  .string(REFUSED)
  .check(z.overwrite(normalizeBankNumber), z.refine(isAccountNumber, REFUSED));

/** Why we couldn't accept an account, by the fact's code; the borrower reads the sentence. */
export const ACCOUNT_REFUSALS = {
  NAME_DIFFERS: "The name on that account doesn't match the name on your application.",
  ACCOUNT_CLOSED: 'Your bank says this account is closed.',
  DEPOSIT_RETURNED: 'Your bank sent our small deposit back.',
  NO_TRIES_LEFT: "The code didn't match in 3 tries.",
  CODE_EXPIRED: "The code wasn't entered in time.",
  UNREADABLE: "We couldn't read what you sent.",
  NUMBERS_DIFFER: 'The document shows a different account from the one you entered.',
  OUT_OF_DATE: 'The document is too old.',
  CANNOT_RECEIVE: "This account can't receive the money.",
  WITHDRAWN: 'You chose to use another account.',
} as const;
export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;

/** What the desk may say of a bank letter or statement, each with its reasons. */
export const BANK_REVIEW = {
  ACCEPTED: {
    label: "It's the borrower's account",
    reasons: {
      LETTER_READ: 'Bank letter shows name and account number',
      STATEMENT_READ: 'Statement shows name and account number',
      CALLED_BANK: 'Bank confirmed by phone',
    },
  },
  REFUSED: {
    label: 'Ask for another account',
    reasons: Object.fromEntries(
      (
        ['NAME_DIFFERS', 'NUMBERS_DIFFER', 'UNREADABLE', 'OUT_OF_DATE', 'ACCOUNT_CLOSED', 'CANNOT_RECEIVE'] as const
      ).map((code) => [code, ACCOUNT_REFUSALS[code]]),
    ) as Record<string, string>,
  },
} as const;
export type BankReview = keyof typeof BANK_REVIEW;
