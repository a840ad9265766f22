import { expect, test } from 'vitest';
import { calculateCapacity } from './capacity.ts';
import { toDollars } from './fixed-point.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { ratios } from './ratios.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

const buildDebt = (
  uuid: string,
  kind: 'LIEN' | 'CARD',
  monetaryBalance: number,
  monthly: number,
  isMarked = false,
) => ({
  uuid,
  kind,
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: monthly,
  payOff: { status: isMarked ? ('MARKED_FOR_PAYOFF' as const) : ('NOT_MARKED' as const) },
});

const INPUTS: PricingInputs = {
  score: 742,
  scoreReasons: [],
  homeValue: 412_000,
  automatedValue: true,
  occupancy: 'HOME',
  state: 'CO',
  annualIncome: 82_000,
  liabilities: [buildDebt('a', 'LIEN', 180_000, 1312), buildDebt('b', 'CARD', 11_240, 281)],
  assets: null,
  reducedOfferAccepted: false,
  liensReached: true,
  manualNotary: false,
  brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
  previous: null,
};
const LINE = { lineAmount: 87_541.5, monthlyPayment: 751.42 };

test('ratios divides liens plus line by the home value, and all payments by the income', () => {
  expect(ratios(INPUTS, LINE, SAMPLE_POLICY)).toEqual({
    cltv: 0.649373,
    cltvCap: 0.85,
    dti: 0.343086,
    dtiCap: 0.5,
    liens: 180_000,
    monthlyDebts: 1593,
    monthlyIncome: 6833.33,
  });
});

test('ratios excludes payoffs, counts assets by score, and is null without value or income', () => {
  const marked = {
    ...INPUTS,
    liabilities: [buildDebt('a', 'LIEN', 180_000, 1312), buildDebt('b', 'CARD', 11_240, 281, true)],
  };
  expect(ratios(marked, LINE, SAMPLE_POLICY)).toMatchObject({ dti: 0.301964, monthlyDebts: 1312 });
  expect(ratios({ ...INPUTS, assets: 360_000 }, LINE, SAMPLE_POLICY).monthlyIncome).toBeGreaterThan(6833.33);
  expect(ratios({ ...INPUTS, score: 600, assets: 360_000 }, LINE, SAMPLE_POLICY)).toMatchObject({
    monthlyIncome: 6833.33,
    dtiCap: 0.43,
  });
  expect(ratios({ ...INPUTS, homeValue: 0, annualIncome: 0 }, LINE, SAMPLE_POLICY)).toMatchObject({
    cltv: null,
    dti: null,
  });
  expect(ratios({ ...INPUTS, state: 'TX' }, LINE, SAMPLE_POLICY).cltvCap).toBe(0.8);
});

test('calculateCapacity returns a line at its cap and a payment within a cent of its cap', () => {
  const { line: most, payment } = calculateCapacity(INPUTS, SAMPLE_POLICY);
  const atMost = { lineAmount: toDollars(most), monthlyPayment: toDollars(payment) };
  const { cltv, cltvCap, dti, dtiCap } = ratios(INPUTS, atMost, SAMPLE_POLICY);
  expect(cltv).toBe(cltvCap);
  expect(dti).toBeLessThanOrEqual(dtiCap);
  const above = ratios(
    INPUTS,
    { lineAmount: atMost.lineAmount + 100, monthlyPayment: atMost.monthlyPayment + 0.02 },
    SAMPLE_POLICY,
  );
  expect({ cltv: (above.cltv ?? 0) > cltvCap, dti: (above.dti ?? 0) > dtiCap }).toEqual({ cltv: true, dti: true });
});
