import { cltvCap, countedIncome, dtiCap, stayingDebts } from './capacity.ts';
import { divideEven, toCents, toDollars } from './fixed-point.ts';
import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';

const SIX_DIGITS = 1_000_000n;

/**
 * An underwriter's ratios. Dollars; shares as decimal fractions with 6 digits, enough that a percentage with one digit
 * doesn't show a rounding of a rounding. Null if there is nothing to divide by.
 */
export interface Ratios {
  /** The line and the liens that stay, over the home's value. */
  readonly cltv: number | null;
  readonly cltvCap: number;
  /** The line's payment and the debts that stay, over the income that counts. */
  readonly dti: number | null;
  readonly dtiCap: number;
  readonly liens: number;
  readonly monthlyDebts: number;
  readonly monthlyIncome: number;
}

const calculateRatio = (part: bigint, whole: bigint): number | null =>
  whole > 0n ? Number(divideEven(part * SIX_DIGITS, whole)) / Number(SIX_DIGITS) : null;

/**
 * Measures a line against home and income with the same sums as pricing, so that the console shows what limited the
 * offer.
 *
 * @param line in dollars, with its monthly payment
 */
export function ratios(
  inputs: PricingInputs,
  line: { readonly lineAmount: number; readonly monthlyPayment: number },
  policy: Policy,
): Ratios {
  const { liens, monthly } = stayingDebts(inputs);
  const { cents, over } = countedIncome(inputs, policy);
  return {
    cltv: calculateRatio(liens + toCents(line.lineAmount), toCents(inputs.homeValue)),
    cltvCap: cltvCap(inputs, policy),
    dti: calculateRatio((monthly + toCents(line.monthlyPayment)) * over, cents),
    dtiCap: dtiCap(inputs, policy),
    liens: toDollars(liens),
    monthlyDebts: toDollars(monthly),
    monthlyIncome: toDollars(divideEven(cents, over)),
  };
}
