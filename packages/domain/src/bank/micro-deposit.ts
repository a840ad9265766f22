import { dollarsToCents } from '../format/money.ts';

/** How a micro-deposit proves ownership: by the letters in its description, or by the amounts of two deposits. */
export const DEPOSIT_PROOFS = ['CODE', 'AMOUNTS'] as const;
export type DepositProof = (typeof DEPOSIT_PROOFS)[number];

/** Wrong codes after which an account is refused. */
export const MAX_DEPOSIT_TRIES = 3;
/** Micro-deposits to one account, including the first. */
export const MAX_DEPOSITS = 3;
/**
 * Wrong codes on one loan, over all accounts; after that only a link or a letter proves ownership. With 8,000 possible
 * codes, a guesser then succeeds on about one loan in 700.
 */
export const MAX_TRIES_PER_LOAN = 9;
/** Micro-deposits on one loan: each is real money that doesn't come back. */
export const MAX_DEPOSITS_PER_LOAN = 6;
/** Letters of the code in a deposit's description. */
export const DEPOSIT_CODE_LENGTH = 3;
/** Business days until a micro-deposit arrives. */
export const DEPOSIT_DAYS = 2;
/** Days for which the code of a micro-deposit is valid after it was sent. */
export const DEPOSIT_GOOD_DAYS = 14;

/** Normalizes a typed deposit code for comparison: capital letters only, everything else removed. */
export const depositCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');

/** Whether the typed text can be the code of a micro-deposit. */
export const isDepositCode = (typed: string): boolean => depositCode(typed).length === DEPOSIT_CODE_LENGTH;

/** Whether the dollars can be the amount of a micro-deposit: 1 to 99 cents. */
export const isDepositAmount = (dollars: number): boolean =>
  dollarsToCents(dollars) > 0 && dollarsToCents(dollars) < 100;

/**
 * Normalizes two typed deposit amounts for comparison: in cents, sorted; empty unless there are two, each below a
 * dollar.
 */
export function depositAmounts(dollars: readonly number[]): readonly number[] {
  return dollars.length === 2 && dollars.every(isDepositAmount)
    ? dollars.map(dollarsToCents).toSorted((one, other) => one - other)
    : [];
}
