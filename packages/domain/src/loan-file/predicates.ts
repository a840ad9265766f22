import type { LoanFile } from './file.ts';
import { isCurrentClosingSet, isRescindable, owners } from './people.ts';

/** Whether the borrower has consented to the current hard pull. */
export function hasHardConsent(file: LoanFile): boolean {
  return file.hardConsentPull === file.spentPulls + 1;
}

/** Whether a condition is open that keeps the money from being sent. */
export function hasOpenCondition(file: LoanFile): boolean {
  return Object.values(file.conditions).some((one) => one.blocks !== 'NONE' && one.state !== 'CLEARED');
}

/** Whether a counteroffer waits for the borrower's answer. */
export function isCounterOpen(file: LoanFile): boolean {
  const { inputsVersion: basis, outcome, counterOffer: counter } = file.offers;
  return basis === file.pricingInputsVersion && (outcome === 'WINBACK' || (counter && !file.selection.current));
}

/**
 * Whether an instant is within the right to cancel. The period runs until midnight, inclusive, in the owner's favor; it
 * stays open while a missing notice keeps it from starting. A letter counts from when it was sent, whenever it arrives
 * (12 CFR 1026.15(a)(2), (a)(3)).
 */
export const isInCancelPeriod = (file: LoanFile, at: string): boolean =>
  file.clocks.RESCISSION === undefined || Date.parse(at) <= Date.parse(file.clocks.RESCISSION.due);

/** Whether the right to cancel has ended, or there is none. */
export const isPeriodOver = (file: LoanFile): boolean =>
  !isRescindable(file) || file.clocks.RESCISSION?.reached === true;

/**
 * Whether the mail margin has ended, or every owner has confirmed in writing that they haven't rescinded (12 CFR
 * 1026.15(c)).
 */
export function isMarginOver(file: LoanFile): boolean {
  if (file.clocks.SATISFIED?.reached === true) return true;
  return owners(file).every((person) => isCurrentClosingSet(file, file.nonRescissionSets[person]));
}

/** Whether the money goes to the borrower's bank account; a crypto-backed loan pays its custodian. */
export const takesAccount = (file: LoanFile): boolean => file.created?.crypto !== true;

/** Whether the borrower must still add or verify the account that gets the money. */
export const isAccountMissing = (file: LoanFile): boolean => takesAccount(file) && !file.disbursement.verified;
