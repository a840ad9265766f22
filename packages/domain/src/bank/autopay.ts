import type { PaymentMethod } from '../enums/money.ts';
import type { DiscountType } from '../enums/offer.ts';
import { combinableDiscounts } from '../offer/discounts.ts';

/**
 * The discounts of a choice once the payment method is known: AUTOPAY keeps or adds the discount of that name, MANUAL
 * drops it (OP-A-098). ALL_IN is the sum of the discounts that one borrower can have, so without autopay it becomes the
 * others, each by name.
 *
 * @param offered the discounts that the chosen offer lists
 */
export function discountsFor(
  method: PaymentMethod,
  chosen: readonly DiscountType[],
  offered: readonly DiscountType[],
): DiscountType[] {
  if (method === 'AUTOPAY')
    return chosen.includes('ALL_IN') || chosen.includes('AUTOPAY') || !offered.includes('AUTOPAY')
      ? [...chosen]
      : [...chosen, 'AUTOPAY'];
  const one = chosen.includes('ALL_IN') ? combinableDiscounts(offered) : chosen;
  return one.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
}

/** The version of the authorization text that a borrower agrees to. */
export const AUTHORIZATION_VERSION = '2026-11-22';

/**
 * What a borrower agrees to with autopay: the preauthorized transfers of 12 CFR 1005.10(b), how to end them
 * (1005.10(c)) and notice of amounts that vary (1005.10(d)).
 */
export const autopayAuthorization = (lender: string): string =>
  `I authorize ${lender} to collect each monthly payment of my line from the account I choose here, electronically, on the day it is due. The first payment is due one month after the day the money of the line is sent; an amount that differs from the one before is told to me at least 10 days ahead. I can stop a payment or end this authorization by telling ${lender} at least three business days before the payment is due, in my account, by phone or in writing. Autopay is not required for the line: I may pay in another way, without the discount of the rate.`;

/** The day of the first payment, a month after the money is sent; both yyyy-MM-dd. */
export function firstPaymentAfter(disbursedOn: string): string {
  const [year = 0, month = 0, on = 0] = disbursedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(on, last))).toISOString().slice(0, 10);
}
