import { costRate } from './cost-with-fee.ts';
import { combinableDiscounts } from './discounts.ts';
import { isDrawInRange } from './draw-range.ts';
import { fromRate, toCents, toDollars, toRate } from './fixed-point.ts';
import { discountedRateUnits, rateTerms } from './offer-rate.ts';
import {
  type Choice,
  type Offer,
  type OfferCost,
  type Quote,
  type QuoteTerms,
  findOffer,
  isInterestOnly,
} from './offer.ts';
import { feeCents } from './origination-fee.ts';
import { dailyInterestCents, interestOnlyCents, paymentCents } from './payment.ts';
import { drawLimits, payoffCents, payoffTotal, totalDrawCents } from './payoff-preference.ts';
import { recordingTaxCents } from './recording-tax.ts';

/** Why a choice can't be quoted: the error's name, with the allowed draws. */
export type QuoteRefusal =
  | { readonly name: 'choice-unknown' }
  | { readonly name: 'payoff-not-possible' }
  | { readonly name: 'draw-out-of-range'; readonly minDraw: number; readonly maxDraw: number };

/** Adds up one kind of cost in cents; by default every kind except the recording tax, which depends on the draw. */
function costCents(costs: readonly OfferCost[], feeType?: OfferCost['feeType']): bigint {
  let sum = 0n;
  for (const cost of costs) {
    const counts = feeType
      ? cost.feeType === feeType
      : cost.feeType !== 'RECORDING_TAX' && cost.feeType !== 'ORIGINATION_FEE';
    if (counts) sum += toCents(cost.borrowerPaidAmount);
  }
  return sum;
}

/** The costs in dollars that don't depend on the draw. */
export function fixedCosts(costs: readonly OfferCost[]): number {
  return toDollars(costCents(costs));
}

/**
 * Returns why this choice can't be quoted, or undefined. The draw is compared at 5 decimals, within the limits of the
 * payoff preference; MAXIMIZE ignores the draw, so none is refused. The caller checks that `offerSetId` is the current
 * set.
 */
export function quoteRefusal(set: QuoteTerms, choice: Choice): QuoteRefusal | undefined {
  const offer = findOffer(set, choice.offerId);
  const known = offer?.discountList.map((discount) => discount.discountType) ?? [];
  if (!offer || !choice.discountTypes.every((type) => known.includes(type))) return { name: 'choice-unknown' };
  if (combinableDiscounts(choice.discountTypes).length < choice.discountTypes.length) return { name: 'choice-unknown' };
  const limits = drawLimits(offer, payoffTotal(set.liabilities), choice.payOffPreference ?? 'DEDUCT');
  if (!limits) return { name: 'payoff-not-possible' };
  if (choice.payOffPreference === 'MAXIMIZE' || isDrawInRange(choice.drawAmount, limits)) return undefined;
  return { name: 'draw-out-of-range', ...limits };
}

/** The draw of a choice and the amounts added to it, in cents: together they are the line. */
export function drawnCents(
  set: QuoteTerms,
  offer: Offer,
  choice: Choice,
): { readonly draw: bigint; readonly fee: bigint; readonly tax: bigint; readonly line: bigint } {
  const maxDraw = toCents(offer.maxDraw);
  const draw = totalDrawCents(
    choice.payOffPreference ?? 'DEDUCT',
    toCents(choice.drawAmount),
    payoffCents(set.liabilities),
    maxDraw,
  );
  const cap = set.ofeeMaxThreshold == null ? undefined : toCents(set.ofeeMaxThreshold);
  const fee = feeCents(draw, toRate(offer.originationFee), cap);
  const tax = recordingTaxCents(
    draw,
    toCents(offer.minDraw),
    maxDraw,
    toCents(set.minRecordingTax ?? 0),
    toCents(set.maxRecordingTax ?? 0),
  );
  return { draw, fee, tax, line: draw + fee + costCents(set.costs) + tax };
}

/**
 * Quotes a choice. The slider and the server call this same function. Exact to the cent, half to even. The choice must
 * pass `quoteRefusal`; its draw is in dollars, at most 2 decimals.
 *
 * @param offer the offer that the choice names
 */
export function quote(set: QuoteTerms, offer: Offer, choice: Choice): Quote {
  const payoff = payoffCents(set.liabilities);
  const { draw, fee, tax, line } = drawnCents(set, offer, choice);
  const rate = discountedRateUnits(rateTerms(offer, line), choice.discountTypes);
  const months = offer.term * 12;
  const interestOnly = isInterestOnly(offer);
  const payment = interestOnly ? interestOnlyCents(line, rate) : paymentCents(line, rate, months);
  const decimalRate = fromRate(rate);
  return {
    offerSetId: choice.offerSetId,
    offerId: choice.offerId,
    drawAmount: choice.drawAmount,
    discountTypes: choice.discountTypes,
    payOffPreference: choice.payOffPreference,
    monthlyPayment: toDollars(payment),
    rate: decimalRate,
    apr: decimalRate,
    costIncludingFee: costRate({ received: draw, payment, months, last: interestOnly ? line : 0n }),
    originationFeeAmount: toDollars(fee),
    recordingFee: toDollars(costCents(set.costs, 'RECORDING_FEE')),
    recordingTax: toDollars(tax),
    totalDraw: toDollars(draw),
    lineAmount: toDollars(line),
    payoffTotal: toDollars(payoff),
    cashToBorrower: toDollars(draw - payoff),
    dailyInterest: toDollars(dailyInterestCents(line, rate, 1)),
  };
}
