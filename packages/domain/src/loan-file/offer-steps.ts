import type { LoanFile } from './file.ts';
import { getGate, isOpen, type GateId } from './gates.ts';
import { isRescindable } from './people.ts';

/** Steps that can remain for a borrower after accepting an offer, in process order, until the money is sent. */
export const OFFER_STEPS = [
  'DETAILS',
  'INCOME',
  'IDENTITY',
  'HOME',
  'ACCOUNT',
  'SIGN',
  'NOTARY',
  'RESCISSION',
  'FUNDING',
] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** The steps before signing, with the gates that each one closes. */
const GATES_OF: Partial<Readonly<Record<OfferStep, readonly GateId[]>>> = {
  DETAILS: ['submit'],
  INCOME: ['income', 'income-review'],
  IDENTITY: ['id-upload', 'id-check'],
  HOME: ['liens'],
  ACCOUNT: ['disburse', 'autopay'],
};

/** Returns the steps still open in this loan file, for the preview that the borrower sees with an offer. */
export function stepsAfterOffer(file: LoanFile): OfferStep[] {
  return OFFER_STEPS.filter((step) =>
    step === 'RESCISSION' ? isRescindable(file) : (GATES_OF[step]?.some((id) => isOpen(getGate(id), file)) ?? true),
  );
}

/** Whether the application is still to be submitted. */
export const isBeforeSubmission = (stepsLeft: readonly OfferStep[]): boolean => stepsLeft.includes('DETAILS');

/** Whether the owners can cancel after the signing. */
export const hasRightToCancel = (stepsLeft: readonly OfferStep[]): boolean => stepsLeft.includes('RESCISSION');

const SIGNING = OFFER_STEPS.indexOf('SIGN');

/** Whether the borrower still has a step before the signing. */
export const hasStepsBeforeSigning = (stepsLeft: readonly OfferStep[]): boolean =>
  stepsLeft.some((step) => OFFER_STEPS.indexOf(step) < SIGNING);

/** Business days that a title search usually takes. */
export const TITLE_SEARCH_DAYS = 1;

/** Whether the title search is still ahead or under way, so that no one can sign yet. */
export const isTitleSearchOpen = (file: LoanFile): boolean => isOpen(getGate('final-title'), file);
