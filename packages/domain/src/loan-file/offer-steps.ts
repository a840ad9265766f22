import type { LoanFile } from './file.ts';
import { getGate, isOpen, type GateId } from './gates.ts';

/** Steps that can remain for a borrower after accepting an offer, in process order. */
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

/** The steps still open in this loan file; completed ones are left out. */
export function stepsAfterOffer(file: LoanFile): OfferStep[] {
  return OFFER_STEPS.filter((step) => step === 'SIGN' || GATES_OF[step].some((id) => isOpen(getGate(id), file)));
}
