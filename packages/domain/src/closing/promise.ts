import type { NotaryOffer } from '../notary/offer.ts';
import type { OfferCost, Quote } from '../offer/offer.ts';

const PROMISED = [
  'rate',
  'monthlyPayment',
  'totalDraw',
  'lineAmount',
  'originationFeeAmount',
  'recordingFee',
  'recordingTax',
] as const satisfies readonly (keyof Quote)[];

/** Whether two quotes promise the same. What is paid to creditors is known to the day alone and no promise. */
export function isSamePromise(one: Quote, other: Quote): boolean {
  return PROMISED.every((figure) => one[figure] === other[figure]);
}

const SHOWN = ['monthlyPayment', 'rate', 'totalDraw'] as const satisfies readonly (keyof Quote)[];

/** The figures that stand beside the press that takes an offer. Dollars; the rate as a decimal fraction. */
export type ShownFigures = Pick<Quote, (typeof SHOWN)[number]>;

/** Whether an offer was shown as it is. What was shown is compared with a quote, never taken over. */
export function isAsShown(shown: ShownFigures, quote: ShownFigures): boolean {
  return SHOWN.every((figure) => shown[figure] === quote[figure]);
}

/** What the papers of a closing say that may differ from the choice. */
export interface PromisedByPapers {
  readonly quote: Quote;
  readonly notary: NotaryOffer;
}

export type ClosingChange = 'wayOfPaying' | 'notary';

/**
 * Why the papers promise other figures than those that were chosen; null when they promise the same. Discounts follow the way of paying and costs the
 * notary: the borrower said both since then, on terms that were theirs to choose, so that the papers are no counter-offer (12 CFR 1002.9(a)(1)(iv)).
 *
 * @param costs those that the chosen offer was priced with; a notary who is not among them was not counted
 */
export function changesAtClosing(
  chosen: Quote,
  costs: readonly OfferCost[],
  { quote, notary }: PromisedByPapers,
): readonly ClosingChange[] | null {
  if (isSamePromise(chosen, quote)) return null;
  const counted = costs.find(({ feeType }) => feeType === 'MANUAL_NOTARY_FEE')?.borrowerPaidAmount ?? 0;
  return [
    ...(chosen.discountTypes.join() === quote.discountTypes.join() ? [] : (['wayOfPaying'] as const)),
    ...(counted === (notary.fee ?? 0) ? [] : (['notary'] as const)),
  ];
}
