import { toCents, toDollars } from './fixed-point.ts';
import type { Choice, Offer, QuoteTerms } from './offer.ts';
import { allOffers } from './offer.ts';
import { quote, quoteRefusal } from './quote.ts';

/** The flag that shows rate buy-downs. */
export const BUY_DOWN_FLAG = 'fe-heloc-rate-buy-down';

/** An offer with a lower rate for a higher fee, compared with the current one. */
export interface BuyDown {
  readonly offerId: string;
  readonly rate: number;
  /** Dollars of fee above the current offer's. */
  readonly extraFee: number;
  /** Dollars saved each month. */
  readonly saving: number;
  /** Months until the savings equal the fee. */
  readonly breakEvenMonths: number;
}

/**
 * Lists the offers with a lower rate, a higher fee and the same term: none unless the flag `fe-heloc-rate-buy-down` is
 * on, and none without a monthly saving.
 */
export function buyDowns(set: QuoteTerms, offer: Offer, choice: Choice, flagOn: boolean): BuyDown[] {
  if (!flagOn) return [];
  const now = quote(set, offer, choice);
  return allOffers(set).flatMap((other) => {
    const otherChoice = { ...choice, offerId: other.id };
    if (other.type !== offer.type || other.originationFee <= offer.originationFee || quoteRefusal(set, otherChoice))
      return [];
    const then = quote(set, other, otherChoice);
    const saving = toCents(now.monthlyPayment) - toCents(then.monthlyPayment);
    const extraFee = toCents(then.originationFeeAmount) - toCents(now.originationFeeAmount);
    if (saving <= 0n || then.rate >= now.rate) return [];
    const breakEvenMonths = Number((extraFee + saving - 1n) / saving);
    return [
      {
        offerId: other.id,
        rate: then.rate,
        extraFee: toDollars(extraFee),
        saving: toDollars(saving),
        breakEvenMonths: breakEvenMonths,
      },
    ];
  });
}
