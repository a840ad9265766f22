import { dollarsToCents } from '../format/money.ts';

/** How a small deposit shows whose account it is: by letters in its description, or by the amounts of two of them. */
export const DEPOSIT_PROOFS = ['CODE', 'AMOUNTS'] as const;
export type DepositProof = (typeof DEPOSIT_PROOFS)[number];

/** Wrong codes until an account is refused. */
export const MOST_DEPOSIT_TRIES = 3;
/** Small deposits to one account, the first included. */
export const MOST_DEPOSITS = 3;
/** Wrong codes on one loan, whatever accounts they were for, until only a link or a letter shows an account: of 8,000 codes a guess then finds one in 700. */
export const MOST_TRIES_OF_A_LOAN = 9;
/** Small deposits on one loan: each is real money that nobody gives back. */
export const MOST_DEPOSITS_OF_A_LOAN = 6;
/** Letters of the code in a description. */
export const DEPOSIT_CODE_LENGTH = 3;
/** Business days until a small deposit is there. */
export const DEPOSIT_DAYS = 2;
/** Days after a small deposit was sent in which its code is good. */
export const DEPOSIT_GOOD_DAYS = 14;

/** The letters of a description as they are compared: capitals, without what stands around them. */
export const depositCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');

/** Whether what was typed can be the code of a small deposit. */
export const isDepositCode = (typed: string): boolean => depositCode(typed).length === DEPOSIT_CODE_LENGTH;

/** Whether dollars can be the amount of a small deposit: from a cent to 99. */
export const isDepositAmount = (dollars: number): boolean =>
  dollarsToCents(dollars) > 0 && dollarsToCents(dollars) < 100;

/** Two amounts as they are compared, in cents, whichever was typed first; empty when they are not two below a dollar. */
export function depositAmounts(dollars: readonly number[]): readonly number[] {
  return dollars.length === 2 && dollars.every(isDepositAmount)
    ? dollars.map(dollarsToCents).toSorted((one, other) => one - other)
    : [];
}
