import type { NotaryTerms } from '../notary/terms.ts';
import type { OfferCost, Quote } from '../offer/offer.ts';

/** The figures of a quote that the lender is bound to, once the borrower has chosen or accepted it. */
const PROMISED = [
  'rate',
  'monthlyPayment',
  'totalDraw',
  'lineAmount',
  'originationFeeAmount',
  'recordingFee',
  'recordingTax',
] as const satisfies readonly (keyof Quote)[];

/**
 * Whether two quotes, such as the chosen one and the one of the closing documents, bind the lender to the same figures.
 * Creditor payoffs don't count: they are known only for a day.
 */
export function isSamePromise(one: Quote, other: Quote): boolean {
  return PROMISED.every((figure) => one[figure] === other[figure]);
}

const SHOWN = ['monthlyPayment', 'rate', 'totalDraw'] as const satisfies readonly (keyof Quote)[];

/** The figures next to the button that accepts an offer. Dollars; the rate as a decimal fraction. */
export type ShownFigures = Pick<Quote, (typeof SHOWN)[number]>;

/**
 * Whether the figures that the browser sends with an acceptance are the quote's, so that no one accepts outdated ones.
 * Shown figures are compared with a quote, never used.
 */
export function isAsShown(shown: ShownFigures, quote: ShownFigures): boolean {
  return SHOWN.every((figure) => shown[figure] === quote[figure]);
}

/** Terms of the closing documents that can differ from the choice. */
export interface DisclosedTerms {
  readonly quote: Quote;
  readonly notary: NotaryTerms;
}

export type ClosingChange = 'wayOfPaying' | 'notary';

/**
 * Returns what made the closing documents differ from the chosen figures; null when they are the same. Discounts follow
 * the payment method and costs follow the notary. The borrower chose both after the offer, on terms open to them, so
 * the documents are not a counteroffer (12 CFR 1002.9(a)(1)(iv)).
 *
 * @param costs the costs that the chosen offer was priced with; a notary who is not among them was not counted
 */
export function changesAtClosing(
  chosen: Quote,
  costs: readonly OfferCost[],
  { quote, notary }: DisclosedTerms,
): readonly ClosingChange[] | null {
  if (isSamePromise(chosen, quote)) return null;
  const counted = costs.find(({ feeType }) => feeType === 'MANUAL_NOTARY_FEE')?.borrowerPaidAmount ?? 0;
  return [
    ...(chosen.discountTypes.join() === quote.discountTypes.join() ? [] : (['wayOfPaying'] as const)),
    ...(counted === (notary.fee ?? 0) ? [] : (['notary'] as const)),
  ];
}
