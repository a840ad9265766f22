import { describe, expect, test } from 'vitest';
import { SAMPLE_POLICY } from '../offer/sample-policy.ts';
import { declineFigures, owedTooMuch } from './decline-figures.ts';

const buildDebt = (
  kind: 'LIEN' | 'CARD',
  monetaryBalance: number,
  payment: number,
  status: 'MARKED_FOR_PAYOFF' | 'NOT_MARKED' = 'NOT_MARKED',
) =>
  ({
    uuid: crypto.randomUUID(),
    kind,
    monetaryBalance,
    monetaryCalculatedNextPaymentMinimumAmount: payment,
    payOff: { status },
  }) as never;
const INPUTS = {
  score: 700,
  homeValue: 412_000,
  annualIncome: 70_000,
  state: 'CO',
  occupancy: 'HOME',
  liabilities: [
    buildDebt('LIEN', 342_000, 2400),
    buildDebt('CARD', 9000, 300.5),
    buildDebt('CARD', 5000, 150, 'MARKED_FOR_PAYOFF'),
  ],
} as const;
const getFigures = (
  reasons: readonly string[],
  change: Partial<typeof INPUTS | { state: string; score: number }> = {},
) => declineFigures(reasons, { ...INPUTS, ...change } as never, SAMPLE_POLICY);

describe('declineFigures and owedTooMuch', () => {
  test('declineFigures returns figures for its reasons only, without marked payoffs', () => {
    expect(getFigures(['COLLATERAL_INSUFFICIENT'])).toEqual({
      home: {
        owed: 342_000,
        value: 412_000,
        highestShare: SAMPLE_POLICY.cltvCaps.HOME,
        smallestDraw: SAMPLE_POLICY.smallestDraw,
      },
      debts: null,
      lowestScore: null,
    });
    expect(getFigures(['OBLIGATIONS_EXCESSIVE'])).toMatchObject({
      home: null,
      debts: { payments: 2700.5, income: 70_000 / 12 },
    });
    expect(getFigures(['BANKRUPTCY'])).toEqual({ home: null, debts: null, lowestScore: null });
  });

  test('declineFigures shows the DTI cap for the score, and the minimum score only below it', () => {
    expect(getFigures(['INCOME_INSUFFICIENT'], { score: SAMPLE_POLICY.dti.scoreAboveUsual }).debts?.highestShare).toBe(
      SAMPLE_POLICY.dti.cap,
    );
    expect(
      getFigures(['INCOME_INSUFFICIENT'], { score: SAMPLE_POLICY.dti.scoreAboveUsual - 1 }).debts?.highestShare,
    ).toBe(SAMPLE_POLICY.dti.usualCap);
    expect(getFigures([], { score: SAMPLE_POLICY.lowestScore - 1 }).lowestScore).toBe(SAMPLE_POLICY.lowestScore);
    expect(getFigures([], { score: SAMPLE_POLICY.lowestScore }).lowestScore).toBeNull();
  });

  test('declineFigures uses the Texas homestead cap', () => {
    expect(getFigures(['COLLATERAL_INSUFFICIENT'], { state: 'TX' }).home?.highestShare).toBe(
      Math.min(SAMPLE_POLICY.cltvCaps.HOME, SAMPLE_POLICY.texasHomestead.cltvCap),
    );
  });

  test('owedTooMuch returns the maximum debt for the smallest draw, or null when no payoff helps', () => {
    expect(owedTooMuch({ owed: 342_000, value: 412_000, highestShare: 0.85, smallestDraw: 15_000 })).toEqual({
      most: 335_200,
      less: 6800,
    });
    expect(owedTooMuch({ owed: 335_200, value: 412_000, highestShare: 0.85, smallestDraw: 15_000 })).toBeNull();
    expect(owedTooMuch({ owed: 5000, value: 10_000, highestShare: 0.85, smallestDraw: 15_000 })).toBeNull();
  });
});
