import { isTexasHomestead } from '../offer/capacity.ts';
import type { DeclineReason } from '../offer/decline-reasons.ts';
import type { Policy } from '../offer/policy.ts';
import type { PricingInputs } from '../offer/pricing-inputs.ts';

/** The figures behind a decline, in dollars and as decimal fractions; null where its reasons don't use them. */
export interface DeclineFigures {
  /** What is owed on the home, its value, and the share of it that the lender lends, including the loans that stay. */
  readonly home: {
    readonly owed: number;
    readonly value: number;
    readonly highestShare: number;
    readonly smallestDraw: number;
  } | null;
  /**
   * Debt payments and income before taxes, both per month, and the maximum share of income that the lender allows with
   * the new line.
   */
  readonly debts: { readonly payments: number; readonly income: number; readonly highestShare: number } | null;
  /** The lender's minimum score. */
  readonly lowestScore: number | null;
}

type Figures = Pick<PricingInputs, 'homeValue' | 'annualIncome' | 'score' | 'state' | 'occupancy' | 'liabilities'>;

/**
 * Returns the figures of the last pricing that these reasons are based on, which the borrower sees with the decline.
 * Debts marked for payoff don't count, as in pricing.
 */
export function declineFigures(reasons: readonly string[], inputs: Figures, policy: Policy): DeclineFigures {
  const has = (...codes: readonly DeclineReason[]): boolean => codes.some((code) => reasons.includes(code));
  const staying = inputs.liabilities.filter((debt) => debt.payOff.status !== 'MARKED_FOR_PAYOFF');
  const usual = policy.cltvCaps[inputs.occupancy];
  return {
    home: has('COLLATERAL_INSUFFICIENT')
      ? {
          owed: sum(staying.filter(({ kind }) => kind === 'LIEN').map((debt) => debt.monetaryBalance)),
          value: inputs.homeValue,
          highestShare: isTexasHomestead(inputs) ? Math.min(usual, policy.texasHomestead.cltvCap) : usual,
          smallestDraw: policy.smallestDraw,
        }
      : null,
    debts: has('OBLIGATIONS_EXCESSIVE', 'INCOME_INSUFFICIENT')
      ? {
          payments: sum(staying.map((debt) => debt.monetaryCalculatedNextPaymentMinimumAmount)),
          income: inputs.annualIncome / 12,
          highestShare: inputs.score >= policy.dti.scoreAboveUsual ? policy.dti.cap : policy.dti.usualCap,
        }
      : null,
    lowestScore: inputs.score < policy.lowestScore ? policy.lowestScore : null,
  };
}

const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;

/**
 * Returns the most that may be owed on the home for the smallest draw to fit, and how much less that is, in dollars,
 * rounded to hundreds; null if the draw wouldn't fit even without debts, or fits already.
 */
export function owedTooMuch({
  owed,
  value,
  highestShare,
  smallestDraw,
}: NonNullable<DeclineFigures['home']>): { readonly most: number; readonly less: number } | null {
  const most = Math.floor((value * highestShare - smallestDraw) / 100) * 100;
  return most >= 0 && owed > most ? { most, less: Math.ceil((owed - most) / 100) * 100 } : null;
}
