import type { OfferSet } from '@lintel/contract';
import { FUNDING } from './words.en.ts';

/** Returns the sentence on when the money would be sent if everyone signed on the first possible day. */
export function whenMoneyIsSent(
  { signsOn, fundingOn, afterTitleSearch }: NonNullable<OfferSet['fundingIfSignedSoon']>,
  formatDate: (date: string) => string,
): string {
  const toSentence = afterTitleSearch ? FUNDING.afterTitleSearch : FUNDING.ifSigned;
  return toSentence(formatDate(signsOn), formatDate(fundingOn));
}
