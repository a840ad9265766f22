import type { OfferSet } from '@lintel/contract';
import { hasStepsBeforeSigning } from '@lintel/domain';
import { FUNDING } from './words.en.ts';

/** Returns the sentence on when the money would be sent if everyone signed on the first possible day, if it is known. */
export function formatFundingPlan(
  { fundingIfSignedSoon: funding, stepsLeft }: Pick<OfferSet, 'fundingIfSignedSoon' | 'stepsLeft'>,
  formatDate: (date: string) => string,
): string | undefined {
  if (!funding) return undefined;
  const hasRightToCancel = stepsLeft?.includes('RESCISSION') ?? false;
  const [signsOn, fundingOn] = [formatDate(funding.signsOn), formatDate(funding.fundingOn)];
  return funding.afterTitleSearch
    ? FUNDING.afterTitleSearch(signsOn, fundingOn, hasStepsBeforeSigning(stepsLeft ?? []), hasRightToCancel)
    : FUNDING.ifSigned(signsOn, fundingOn, hasRightToCancel);
}
