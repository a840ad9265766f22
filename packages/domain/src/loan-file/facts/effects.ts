import type { LoanFile } from '../file.ts';
import { anySigned } from '../people.ts';

/** The pricing inputs changed: earlier prices are outdated. */
export function newPrice(file: LoanFile): LoanFile {
  return { ...file, pricingInputsVersion: file.pricingInputsVersion + 1, pricingMayWait: false };
}

/** Like `newPrice`, but pricing can wait for a valuation that is about to change the inputs again. */
export function newPriceLater(file: LoanFile): LoanFile {
  return {
    ...file,
    pricingInputsVersion: file.pricingInputsVersion + 1,
    pricingMayWait: file.pricingMayWait || file.offers.inputsVersion === file.pricingInputsVersion,
  };
}

/** Documents made so far are void. */
export function newClosingSet(file: LoanFile): LoanFile {
  return { ...file, closingSet: file.closingSet + 1 };
}

/** Voids the documents, if there are any. */
export function newClosingSetIfAny(file: LoanFile): LoanFile {
  return file.closingSet > 0 ? newClosingSet(file) : file;
}

/** Sets the number of marked debts; an additional one needs new payoff figures. */
export function marked(file: LoanFile, payoffs: number): LoanFile {
  const asksAgain = payoffs > file.markedPayoffs && file.payoffFigures.received;
  return {
    ...file,
    markedPayoffs: payoffs,
    payoffFigures: asksAgain ? { attempt: file.payoffFigures.attempt + 1, received: false } : file.payoffFigures,
  };
}

/** The document set has the same notary terms that the borrower was told. */
export function isSameNotary(
  disclosedNotary: LoanFile['disclosedNotary'],
  now: { readonly mode: string; readonly fee: number | null },
): boolean {
  return disclosedNotary !== null && disclosedNotary.mode === now.mode && (disclosedNotary.fee ?? 0) === (now.fee ?? 0);
}

/** Payoff figures change the price until someone has signed. */
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

/** The next attempt of a request, without an outcome yet. */
export function nextAsked(state: { readonly attempt: number }): { attempt: number; outcome: null } {
  return { attempt: state.attempt + 1, outcome: null };
}

/**
 * A condition that the system posts, so that it can't be forgotten: a document is needed before the closing documents
 * are made.
 */
export const closingProof = {
  round: 1,
  category: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'CLOSING',
  state: 'ASKED',
} as const;
