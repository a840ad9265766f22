import type { LoanFile } from '../file.ts';
import { anySigned } from '../people.ts';

/**
 * Records that the pricing inputs changed, so that gate `price` opens again. This file has effects that facts share.
 */
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

/** Voids the closing documents made so far: the gates of the closing open again for a new set. */
export function newClosingSet(file: LoanFile): LoanFile {
  return { ...file, closingSet: file.closingSet + 1 };
}

/** Voids the closing documents, if there are any. */
export function newClosingSetIfAny(file: LoanFile): LoanFile {
  return file.closingSet > 0 ? newClosingSet(file) : file;
}

/** Sets the number of debts marked for payoff; an additional one needs new payoff figures. */
export function setMarkedPayoffs(file: LoanFile, payoffs: number): LoanFile {
  const asksAgain = payoffs > file.markedPayoffs && file.payoffFigures.received;
  return {
    ...file,
    markedPayoffs: payoffs,
    payoffFigures: asksAgain ? { attempt: file.payoffFigures.attempt + 1, received: false } : file.payoffFigures,
  };
}

/** Whether notary terms are the ones that the document set discloses. */
export function isSameNotary(
  disclosedNotary: LoanFile['disclosedNotary'],
  now: { readonly mode: string; readonly fee: number | null },
): boolean {
  return disclosedNotary !== null && disclosedNotary.mode === now.mode && (disclosedNotary.fee ?? 0) === (now.fee ?? 0);
}

/** Requests new payoff figures: the final checks run again, and a proposed payment is void. */
export function expirePayoffFigures(file: LoanFile): LoanFile {
  return {
    ...file,
    payoffFigures: { attempt: file.payoffFigures.attempt + 1, received: false },
    finalChecksPassed: false,
    proposal: null,
  };
}

/** Records that creditors' payoff figures have arrived. They change the price until someone has signed. */
export function receivePayoffFigures(file: LoanFile): LoanFile {
  const after: LoanFile = { ...file, payoffFigures: { ...file.payoffFigures, received: true } };
  return anySigned(file) ? after : newPriceLater(after);
}

/**
 * Voids the application summary and the prices: the summary is made and read again, and the offers are priced again.
 */
export function newSummary(file: LoanFile): LoanFile {
  return newPrice({
    ...file,
    documentSets: { ...file.documentSets, SUMMARY: null },
    acknowledgedSets: { ...file.acknowledgedSets, SUMMARY: false },
  });
}

/** Starts the next attempt of a request to a vendor, without an outcome yet. */
export function startNextAttempt(state: { readonly attempt: number }): { attempt: number; outcome: null } {
  return { attempt: state.attempt + 1, outcome: null };
}

/**
 * A condition that the system posts, so that it can't be forgotten: a document is needed before the closing documents
 * are made.
 */
export const closingDocumentCondition = {
  round: 1,
  category: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'CLOSING',
  state: 'ASKED',
} as const;
