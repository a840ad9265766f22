import type { LoanFile } from './file.ts';

/** A counter-offer waits for the borrower's answer. */
export function isCounterOpen(file: LoanFile): boolean {
  const { inputsVersion: basis, outcome, counterOffer: counter } = file.offers;
  return basis === file.pricingInputsVersion && (outcome === 'WINBACK' || (counter && !file.selection.current));
}
