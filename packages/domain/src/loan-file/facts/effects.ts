import type { LoanFile } from '../file.ts';
import { anySigned } from '../people.ts';

/** The pricing inputs changed: what was priced before is old. */
export function newPrice(file: LoanFile): LoanFile {
  return { ...file, pricingInputsVersion: file.pricingInputsVersion + 1, pricingMayWait: false };
}

/** As `newPrice`, but the price may wait for a valuation that is about to change the inputs again. */
export function newPriceLater(file: LoanFile): LoanFile {
  return {
    ...file,
    pricingInputsVersion: file.pricingInputsVersion + 1,
    pricingMayWait: file.pricingMayWait || file.offers.inputsVersion === file.pricingInputsVersion,
  };
}

/** Papers that were made count no more. */
export function newPapers(file: LoanFile): LoanFile {
  return { ...file, closingSet: file.closingSet + 1 };
}

/** New papers, if there are any. */
export function newPapersIfAny(file: LoanFile): LoanFile {
  return file.closingSet > 0 ? newPapers(file) : file;
}

/** So many debts are marked now; one more than before asks for its figures. */
export function marked(file: LoanFile, payoffs: number): LoanFile {
  const asksAgain = payoffs > file.markedPayoffs && file.payoffFigures.received;
  return {
    ...file,
    markedPayoffs: payoffs,
    payoffFigures: asksAgain ? { attempt: file.payoffFigures.attempt + 1, received: false } : file.payoffFigures,
  };
}

/** The paper set goes on with the same notary as the borrower was told. */
export function isSameNotary(
  told: LoanFile['disclosedNotary'],
  now: { readonly mode: string; readonly fee: number | null },
): boolean {
  return told !== null && told.mode === now.mode && (told.fee ?? 0) === (now.fee ?? 0);
}

/** Payoff figures change the price until somebody has signed. */
export function figuresArrived(file: LoanFile): LoanFile {
  const after: LoanFile = { ...file, payoffFigures: { ...file.payoffFigures, received: true } };
  return anySigned(file) ? after : newPriceLater(after);
}

/** The offers are priced again, and the summary is made and read again. */
export function newSummary(file: LoanFile): LoanFile {
  return newPrice({
    ...file,
    documentSets: { ...file.documentSets, SUMMARY: null },
    acknowledgedSets: { ...file.acknowledgedSets, SUMMARY: false },
  });
}

/** The next try of a question, which has no answer yet. */
export function nextAsked(asked: { readonly attempt: number }): { attempt: number; outcome: null } {
  return { attempt: asked.attempt + 1, outcome: null };
}

/** A condition that the file posts by itself, so that nobody can forget it: a document is owed before the papers. */
export const closingProof = {
  round: 1,
  category: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'CLOSING',
  state: 'ASKED',
} as const;
