import { divideDown, toCents, toDollars, toRate } from '../offer/fixed-point.ts';
import type { OfferCost, Quote } from '../offer/offer.ts';
import { FEE_LABELS } from './fees-words.en.ts';

/** A fee for opening the line, exact to the cent. */
export interface ClosingFee {
  readonly label: string;
  /** Dollars. */
  readonly amount: number;
  readonly paidTo: 'LENDER' | 'OTHERS';
  /** LINE: deducted from the line when it is opened. CARD: paid earlier by card. */
  readonly from: 'LINE' | 'CARD';
}

/**
 * Lists every fee for opening the line, except those of $0. The draw and the fees with `from: 'LINE'` add up to the
 * line.
 *
 * @param appraisalFee dollars paid by card for an appraisal
 */
export function closingFees(
  quote: Pick<Quote, 'originationFeeAmount' | 'recordingTax'>,
  costs: readonly OfferCost[],
  appraisalFee: number,
): ClosingFee[] {
  const fees: ClosingFee[] = [
    { label: FEE_LABELS.ORIGINATION_FEE, amount: quote.originationFeeAmount, paidTo: 'LENDER', from: 'LINE' },
  ];
  for (const { feeType, borrowerPaidAmount } of costs) {
    if (feeType !== 'RECORDING_TAX' && feeType !== 'ORIGINATION_FEE')
      fees.push({ label: FEE_LABELS[feeType], amount: borrowerPaidAmount, paidTo: 'OTHERS', from: 'LINE' });
  }
  fees.push(
    { label: FEE_LABELS.RECORDING_TAX, amount: quote.recordingTax, paidTo: 'OTHERS', from: 'LINE' },
    { label: FEE_LABELS.APPRAISAL, amount: appraisalFee, paidTo: 'OTHERS', from: 'CARD' },
  );
  return fees.filter(({ amount }) => amount > 0);
}

/** Adds up fees, in dollars to the cent. */
export function sumOfFees(fees: readonly ClosingFee[]): number {
  return toDollars(fees.reduce((sum, { amount }) => sum + toCents(amount), 0n));
}

/** An amount and its upper limit; dollars. */
export interface BoundedAmount {
  readonly amount: number;
  readonly most: number;
  readonly holds: boolean;
}

/**
 * The fees of a Texas homestead against 2% of the principal (Texas Constitution, Article XVI, section 50(a)(6)(E)).
 * Read strictly: every fee counts, even a valuation and an appraisal, and the principal is the draw without fees.
 */
export function texasFees(fees: readonly ClosingFee[], draw: number, cap: number): BoundedAmount {
  const [amount, most] = [sumOfFees(fees), toDollars(divideDown(toCents(draw) * toRate(cap), 100_000_000n))];
  return { amount, most, holds: amount <= most };
}

/**
 * All debts on a Texas homestead, with the line, against 80% of its fair market value (section 50(a)(6)(B)). Dollars.
 */
export function texasDebts(line: number, liens: number, homeValue: number, cap: number): BoundedAmount {
  const [amount, most] = [
    toDollars(toCents(line) + toCents(liens)),
    toDollars(divideDown(toCents(homeValue) * toRate(cap), 100_000_000n)),
  ];
  return { amount, most, holds: amount <= most };
}
