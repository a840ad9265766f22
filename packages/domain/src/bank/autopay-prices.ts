import type { PaymentMethod } from '../enums/money.ts';
import { discountedRate } from '../offer/offer-rate.ts';
import { isInterestOnly, type Offer, type Quote } from '../offer/offer.ts';
import { interestOnlyPayment, loanPayment } from '../offer/payment.ts';
import { discountsFor } from './autopay.ts';

/** A yearly rate as a decimal fraction, and the monthly payment in dollars. */
export interface Price {
  readonly rate: number;
  readonly monthlyPayment: number;
}

/** The price of the same line with and without autopay. */
export interface AutopayPrices {
  /** Whether the choice includes the autopay discount. */
  readonly chosen: boolean;
  readonly withAutopay: Price;
  readonly without: Price;
}

/**
 * Returns the prices of the chosen line with and without autopay. Null when the offer's price doesn't depend on
 * autopay, or was recalculated after the choice, so that neither price has the choice's rate.
 */
export function autopayPrices(
  offer: Offer,
  { discountTypes, lineAmount, rate }: Pick<Quote, 'discountTypes' | 'lineAmount' | 'rate'>,
): AutopayPrices | null {
  const offered = offer.discountList.map(({ discountType }) => discountType);
  const price = (method: PaymentMethod): Price => {
    const reduced = discountedRate(offer, discountsFor(method, discountTypes, offered), lineAmount);
    return {
      rate: reduced,
      monthlyPayment: isInterestOnly(offer)
        ? interestOnlyPayment(lineAmount, reduced)
        : loanPayment(lineAmount, reduced, offer.term),
    };
  };
  const [withAutopay, without] = [price('AUTOPAY'), price('MANUAL')];
  const chosen = rate === withAutopay.rate;
  if (withAutopay.rate === without.rate || (!chosen && rate !== without.rate)) return null;
  return { chosen, withAutopay, without };
}
