/** How a small deposit shows whose account it is: by letters in its description, or by the amounts of two of them. */
export const DEPOSIT_PROOFS = ['CODE', 'AMOUNTS'] as const;
export type DepositProof = (typeof DEPOSIT_PROOFS)[number];

/** Wrong codes until an account is refused (design page calls.md, BA-5). */
export const MOST_DEPOSIT_TRIES = 3;
/** Business days until a small deposit is there. */
export const DEPOSIT_DAYS = 2;
/** Days after a small deposit was sent in which its code is good. */
export const DEPOSIT_GOOD_DAYS = 14;

/** The three letters of a description as they are compared: capitals, without what stands around them. */
export const depositCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '');

/** Two amounts as they are compared, in cents, whichever was typed first; empty when they are not two below a dollar. */
export function depositAmounts(dollars: readonly number[]): readonly number[] {
  const cents = dollars.map((amount) => Math.round(amount * 100)).toSorted((one, other) => one - other);
  return cents.length === 2 && cents.every((amount) => amount > 0 && amount < 100) ? cents : [];
}
