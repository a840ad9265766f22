import { divideDown, toCents, toDollars, toRate } from '../offer/fixed-point.ts';
import type { OfferCost, Quote } from '../offer/offer.ts';

/** A fee of the opening, known to the cent. */
export interface ClosingFee {
  readonly label: string;
  /** Dollars. */
  readonly amount: number;
  readonly paidTo: 'LENDER' | 'OTHERS';
  /** LINE: taken from the line when it is opened. CARD: paid before. */
  readonly from: 'LINE' | 'CARD';
}

const LABELS: Readonly<Record<Exclude<OfferCost['feeType'], 'ORIGINATION_FEE' | 'RECORDING_TAX'>, string>> = {
  RECORDING_FEE: 'Recording fee',
  VALUATION_FEE: 'Valuation of the home',
  MANUAL_NOTARY_FEE: 'Notary in person',
};

/**
 * Every fee of the opening, those of nothing left out. Together with the draw those taken from the line are the line.
 *
 * @param appraisalFee dollars that were paid by card for an appraisal
 */
export function closingFees(
  quote: Pick<Quote, 'originationFeeAmount' | 'recordingTax'>,
  costs: readonly OfferCost[],
  appraisalFee: number,
): ClosingFee[] {
  const fees: ClosingFee[] = [
    { label: 'Origination fee', amount: quote.originationFeeAmount, paidTo: 'LENDER', from: 'LINE' },
  ];
  for (const { feeType, borrowerPaidAmount } of costs) {
    if (feeType !== 'RECORDING_TAX' && feeType !== 'ORIGINATION_FEE')
      fees.push({ label: LABELS[feeType], amount: borrowerPaidAmount, paidTo: 'OTHERS', from: 'LINE' });
  }
  fees.push(
    { label: 'Recording tax', amount: quote.recordingTax, paidTo: 'OTHERS', from: 'LINE' },
    { label: 'Appraisal', amount: appraisalFee, paidTo: 'OTHERS', from: 'CARD' },
  );
  return fees.filter(({ amount }) => amount > 0);
}

/** The sum of fees in dollars. */
export function sumOfFees(fees: readonly ClosingFee[]): number {
  return toDollars(fees.reduce((sum, { amount }) => sum + toCents(amount), 0n));
}

/** Something that must not be more than a bound; dollars. */
export interface Bound {
  readonly amount: number;
  readonly most: number;
  readonly holds: boolean;
}

/**
 * The fees of a Texas homestead against 2 % of the principal (Constitution, Article XVI, section 50(a)(6)(E)). The careful reading: every fee counts, a
 * valuation and an appraisal too, and the principal is the draw without them.
 */
export function texasFees(fees: readonly ClosingFee[], draw: number, cap: number): Bound {
  const [amount, most] = [sumOfFees(fees), toDollars(divideDown(toCents(draw) * toRate(cap), 100_000_000n))];
  return { amount, most, holds: amount <= most };
}

/** All debts on a Texas homestead with the line against 80 % of its fair market value (section 50(a)(6)(B)). Dollars. */
export function texasDebts(line: number, liens: number, homeValue: number, cap: number): Bound {
  const [amount, most] = [
    toDollars(toCents(line) + toCents(liens)),
    toDollars(divideDown(toCents(homeValue) * toRate(cap), 100_000_000n)),
  ];
  return { amount, most, holds: amount <= most };
}
