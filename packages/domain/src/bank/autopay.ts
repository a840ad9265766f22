import type { PaymentMethod } from '../enums/money.ts';
import type { DiscountType } from '../enums/offer.ts';
import { combinableDiscounts } from '../offer/discounts.ts';

/**
 * Returns the discounts of a chosen offer once the borrower has chosen how to pay: AUTOPAY keeps or adds the discount
 * of that name, MANUAL drops it. ALL_IN is the sum of the discounts that one borrower can have, so without autopay it
 * becomes the others, each by name.
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
  const single = chosen.includes('ALL_IN') ? combinableDiscounts(offered) : chosen;
  return single.filter((type) => type !== 'AUTOPAY' && type !== 'ALL_IN');
}

/** The version of the authorization text that a borrower agrees to. */
export const AUTHORIZATION_VERSION = '2026-11-26';

/**
 * Returns the text that a borrower agrees to with autopay: the preauthorized transfers of 12 CFR 1005.10(b), how to end
 * them (1005.10(c)) and notice of amounts that vary (1005.10(d)).
 */
export const autopayAuthorization = (lender: string): string =>
  `I authorize ${lender} to withdraw each monthly payment electronically from the account I choose here, on its due date. The first payment is due one month after my money is sent. If a payment will differ from the one before, ${lender} will tell me the amount and the date at least 10 days ahead. I can stop a payment or cancel this authorization by telling ${lender} at least 3 business days before the due date, in my account, by phone or in writing. Autopay isn’t required for the line of credit. I can pay another way, without the autopay discount.`;

/** The day of the first payment, a month after the money is sent; both yyyy-MM-dd. */
export function firstPaymentAfter(disbursedOn: string): string {
  const [year = 0, month = 0, day = 0] = disbursedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
