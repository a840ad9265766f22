import type { OfferSet } from '@lintel/contract';
import { OFFER_STEPS, type OfferStep } from '@lintel/domain';
import { FUNDING } from './words.en.ts';

const SIGNING = OFFER_STEPS.indexOf('SIGN');
const isBeforeSigning = (step: OfferStep): boolean => OFFER_STEPS.indexOf(step) < SIGNING;

/** Returns the sentence on when the money would be sent if everyone signed on the first possible day, if it is known. */
export function formatFundingPlan(
  { fundingIfSignedSoon: funding, stepsLeft }: Pick<OfferSet, 'fundingIfSignedSoon' | 'stepsLeft'>,
  formatDate: (date: string) => string,
): string | undefined {
  if (!funding) return undefined;
  const [signsOn, fundingOn] = [formatDate(funding.signsOn), formatDate(funding.fundingOn)];
  return funding.afterTitleSearch
    ? FUNDING.afterTitleSearch(signsOn, fundingOn, stepsLeft?.some(isBeforeSigning) === true)
    : FUNDING.ifSigned(signsOn, fundingOn);
}
