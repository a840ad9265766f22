import type { LoanFile } from './file.ts';
import { isPresent, isRescindable, owners } from './people.ts';

/** The present pull has the borrower's consent. */
export function hasHardConsent(file: LoanFile): boolean {
  return file.hardConsentPull === file.spentPulls + 1;
}

/** A condition that stops money stands open. */
export function hasOpenCondition(file: LoanFile): boolean {
  return Object.values(file.conditions).some((one) => one.blocks !== 'NONE' && one.state !== 'CLEARED');
}

/** A counter-offer waits for the borrower's answer. */
export function isCounterOpen(file: LoanFile): boolean {
  const { inputsVersion: basis, outcome, counterOffer: counter } = file.offers;
  return basis === file.pricingInputsVersion && (outcome === 'WINBACK' || (counter && !file.selection.current));
}

/**
 * Whether an instant is within the right to cancel. The period runs until midnight, and that instant still counts, in the owner's favor; it is still open while a
 * missing notice keeps it from starting. A letter counts from when it was sent, whenever it arrives (12 CFR 1026.15(a)(2), (a)(3)).
 */
export const isInCancelPeriod = (file: LoanFile, at: string): boolean =>
  file.clocks.RESCISSION === undefined || Date.parse(at) <= Date.parse(file.clocks.RESCISSION.due);

/** The right to cancel has ended, or there is none. */
export const isPeriodOver = (file: LoanFile): boolean =>
  !isRescindable(file) || file.clocks.RESCISSION?.reached === true;

/** The margin for letters is over, or every owner has said in writing not to have rescinded (12 CFR 1026.15(c)). */
export function isMarginOver(file: LoanFile): boolean {
  if (file.clocks.SATISFIED?.reached === true) return true;
  return owners(file).every((person) => isPresent(file, file.nonRescissionSets[person]));
}
