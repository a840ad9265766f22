import type { OfferSet } from '@lintel/contract';
import { hasRightToCancel, hasStepsBeforeSigning } from '@lintel/domain';
import { FUNDING } from './words.en.ts';

/** Returns the sentence on when the money would be sent if everyone signed on the first possible day, if it is known. */
export function formatFundingPlan(
  { fundingIfSignedSoon: funding, stepsLeft }: Pick<OfferSet, 'fundingIfSignedSoon' | 'stepsLeft'>,
  formatDate: (date: string) => string,
): string | undefined {
  if (!funding) return undefined;
  const steps = stepsLeft ?? [];
  const [signsOn, fundingOn] = [formatDate(funding.signsOn), formatDate(funding.fundingOn)];
  return funding.afterTitleSearch
    ? FUNDING.afterTitleSearch(signsOn, fundingOn, hasStepsBeforeSigning(steps), hasRightToCancel(steps))
    : FUNDING.ifSigned(signsOn, fundingOn, hasRightToCancel(steps));
}
