import * as z from 'zod/mini';
import type { DocumentType } from '../enums/document-type.ts';
import { normalizeBankNumber } from '../fields/routing-number.ts';
import { localized } from '../locale/localized.ts';
import * as en from './account-words.en.ts';
import { NO_ACCOUNT_NUMBER } from './number-words.en.ts';

/** Why a bank account was refused, as the borrower reads it, and staff's decisions about a bank letter. */
export const { ACCOUNT_REFUSALS, BANK_REVIEW } = /* @__PURE__ */ localized({ en });

/** DISBURSEMENT: the line's money goes there. AUTOPAY: the payments come from there. */
export const ACCOUNT_PURPOSES = ['DISBURSEMENT', 'AUTOPAY'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/**
 * How we verify that an account is the borrower's: a link at the bank, a micro-deposit, or a letter that staff read.
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

/** Account number as typed; spaces and dashes are dropped. */
export const accountNumberField = z
  .string(NO_ACCOUNT_NUMBER)
  .check(z.overwrite(normalizeBankNumber), z.refine(isAccountNumber, NO_ACCOUNT_NUMBER));

export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;

export type BankReview = keyof typeof BANK_REVIEW;
