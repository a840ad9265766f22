import type { LoanFile } from './file.ts';
import { getGate, isOpen, type GateId } from './gates.ts';

/** What a borrower may still have to do after taking an offer, in the order of the process. */
export const OFFER_STEPS = ['DETAILS', 'INCOME', 'IDENTITY', 'HOME', 'ACCOUNT', 'SIGN'] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

const GATES_OF: Readonly<Record<OfferStep, readonly GateId[]>> = {
  DETAILS: ['submit'],
  INCOME: ['income', 'income-review'],
  IDENTITY: ['id-upload', 'id-check'],
  HOME: ['liens'],
  ACCOUNT: ['disburse', 'autopay'],
  SIGN: [],
};

/** The steps that are still open in this file: none that is done is named as one to come. */
export function stepsAfterOffer(file: LoanFile): OfferStep[] {
  return OFFER_STEPS.filter((step) => step === 'SIGN' || GATES_OF[step].some((id) => isOpen(getGate(id), file)));
}
