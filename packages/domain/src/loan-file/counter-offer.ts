import type { LoanFile } from './file.ts';

/** A counter-offer waits for the borrower's answer. */
export function isCounterOpen(file: LoanFile): boolean {
  const { basis, outcome, counter } = file.offers;
  return basis === file.basis && (outcome === 'WINBACK' || (counter && !file.selection.current));
}
