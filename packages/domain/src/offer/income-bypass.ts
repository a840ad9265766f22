import { toCents } from './fixed-point.ts';
import type { Quote } from './offer.ts';
import type { PricingInputs } from './pricing-inputs.ts';

/** The limits within which a lender needs no proof of income. Dollars; `dti` is a share of the stated income. */
export interface BypassPolicy {
  readonly version: string;
  readonly largestLine: number;
  readonly lowestScore: number;
  readonly dti: number;
}

/** The sample: a small line that a strong applicant easily supports. A changed figure needs a new version. */
export const SAMPLE_BYPASS: BypassPolicy = { version: 'sample-1', largestLine: 25_000, lowestScore: 740, dti: 0.36 };

type Inputs = Pick<PricingInputs, 'score' | 'annualIncome' | 'liabilities'>;

/**
 * Whether the proof of income is skipped: decided once, at the submission, from the stated income,
 * the new payment and the debts that stay. Assets don't count here, and all kinds of income count the same (Regulation
 * B, 12 CFR 1002.6(b)(5)).
 */
export function incomeBypass(
  { score, annualIncome, liabilities }: Inputs,
  quote: Pick<Quote, 'lineAmount' | 'monthlyPayment'>,
  policy: BypassPolicy = SAMPLE_BYPASS,
): 'BYPASS' | 'NO_BYPASS' {
  const debts = liabilities
    .filter((debt) => debt.payOff.status !== 'MARKED_FOR_PAYOFF')
    .reduce(
      (sum, debt) => sum + toCents(debt.monetaryCalculatedNextPaymentMinimumAmount),
      toCents(quote.monthlyPayment),
    );
  const isSupported = debts * 12n * 10_000n <= toCents(annualIncome) * BigInt(Math.round(policy.dti * 10_000));
  return score >= policy.lowestScore && quote.lineAmount <= policy.largestLine && isSupported ? 'BYPASS' : 'NO_BYPASS';
}
