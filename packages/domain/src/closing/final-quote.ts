import { discountsFor } from '../bank/autopay.ts';
import type { PaymentMethod } from '../enums/money.ts';
import { drawRange, isDrawInRange } from '../offer/draw-range.ts';
import { DRAW_DIGITS, divideDown, divideUp, toCents, toDollars, toScaled } from '../offer/fixed-point.ts';
import { type Choice, type Offer, type Quote, type QuoteTerms, findOffer } from '../offer/offer.ts';
import { drawLimits, payoffTotal } from '../offer/payoff-preference.ts';
import { fixedCosts, quote } from '../offer/quote.ts';

/** Terms that are known at closing but were not when the offer was chosen. */
export interface ClosingTerms {
  /** Dollars of the disclosed notary fee; null: no fee. */
  readonly notaryFee: number | null;
  /** How payments are made; null until the borrower chooses. */
  readonly method: PaymentMethod | null;
}

export interface FinalQuote {
  /** The chosen offer, its range adjusted to the current costs. */
  readonly offer: Offer;
  readonly terms: QuoteTerms;
  readonly quote: Quote;
}

const CENT = 10n ** BigInt(DRAW_DIGITS - 2);

/**
 * The final offer: the choice with the notary's fee among its costs and the discounts that the payment method leaves.
 * If the costs leave no room for the chosen draw, the nearest possible draw replaces it. Uses the same functions as
 * every quote, so it is exact to the cent.
 *
 * @returns null when the set has no such offer, or the debts to pay off exceed it
 */
export function finalQuote(set: QuoteTerms, chosen: Choice, { notaryFee, method }: ClosingTerms): FinalQuote | null {
  const found = findOffer(set, chosen.offerId);
  if (!found) return null;
  const terms = withNotary(set, notaryFee ?? 0);
  const offer = atCosts(found, set, terms);
  const limits = drawLimits(offer, payoffTotal(terms.liabilities), chosen.payOffPreference ?? 'DEDUCT');
  if (!limits) return null;
  const offered = offer.discountList.map(({ discountType }) => discountType);
  const drawAmount = isDrawInRange(chosen.drawAmount, limits)
    ? chosen.drawAmount
    : Math.min(Math.max(chosen.drawAmount, limits.minDraw), limits.maxDraw);
  const choice: Choice = {
    ...chosen,
    drawAmount,
    discountTypes: method ? discountsFor(method, chosen.discountTypes, offered) : chosen.discountTypes,
  };
  return { offer, terms, quote: quote(terms, offer, choice) };
}

function withNotary(set: QuoteTerms, fee: number): QuoteTerms {
  const others = set.costs.filter(({ feeType }) => feeType !== 'MANUAL_NOTARY_FEE');
  return { ...set, costs: fee > 0 ? [...others, { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: fee }] : others };
}

/** The largest line stays the same, so a change in costs changes the draws. */
function atCosts(offer: Offer, before: QuoteTerms, now: QuoteTerms): Offer {
  const costs = fixedCosts(now.costs);
  const more = toCents(costs) - toCents(fixedCosts(before.costs));
  if (more === 0n) return offer;
  const min = toDollars(toCents(offer.min) + more);
  const ends = drawRange({
    min,
    max: offer.max,
    costs,
    minRecordingTax: now.minRecordingTax ?? 0,
    maxRecordingTax: now.maxRecordingTax ?? 0,
    originationFee: offer.originationFee,
    ofeeMaxThreshold: now.ofeeMaxThreshold,
  });
  const minDraw = toDollars(divideUp(toScaled(ends.minDraw, DRAW_DIGITS), CENT));
  const maxDraw = toDollars(divideDown(toScaled(ends.maxDraw, DRAW_DIGITS), CENT));
  return { ...offer, min, minDraw, maxDraw };
}
