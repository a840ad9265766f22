import * as z from 'zod/mini';
import type { DocumentType } from '../enums/document-type.ts';
import { normalizeBankNumber } from '../fields/routing-number.ts';

/** DISBURSEMENT: the line's money goes there. AUTOPAY: the payments come from there. */
export const ACCOUNT_PURPOSES = ['DISBURSEMENT', 'AUTOPAY'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/**
 * How we verify that an account is the borrower's: a link at the bank, a small deposit, or a letter that staff read.
 */
export const ACCOUNT_METHODS = ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'] as const;
export type AccountMethod = (typeof ACCOUNT_METHODS)[number];

/**
 * The methods for a typed account number, whatever the account is for. A letter works for every account: it is the only
 * method if the bank can't be linked and the lender sends no deposits (decision 0021).
 */
export const TYPED_METHODS = ['MICRO_DEPOSIT', 'MANUAL'] as const satisfies readonly AccountMethod[];

export const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Uploads that prove who owns an account. */
export const BANK_DOCUMENTS = ['BANK_LETTER', 'BANK_STATEMENT'] as const satisfies readonly DocumentType[];

/**
 * Digits of an account number: 17 at most under the Nacha rules, and at least 5, so that the last 4 never show the
 * whole number.
 */
export const isAccountNumber = (text: string): boolean => /^\d{5,17}$/.test(text) && !/^0+$/.test(text);

const REFUSED = 'Enter the account number from your bank.';

/** Account number as typed; spaces and dashes are dropped. */
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

/** Staff decisions about a bank letter or statement, each with its reasons. */
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
