import { describe, expect, test } from 'vitest';
import { incomeBypass, SAMPLE_BYPASS } from './income-bypass.ts';
import type { PricedLiability } from './pricing-inputs.ts';

const buildDebt = (monthly: number, status: PricedLiability['payOff']['status'] = 'NOT_MARKED'): PricedLiability => ({
  uuid: String(monthly),
  kind: 'CARD',
  monetaryBalance: 1000,
  monetaryCalculatedNextPaymentMinimumAmount: monthly,
  payOff: { status },
});
const STRONG_BORROWER = { score: 740, annualIncome: 100_000, liabilities: [buildDebt(2750)] };
const SMALL_LINE = { lineAmount: 25_000, monthlyPayment: 250 };

describe('incomeBypass', () => {
  test('skips proof of income exactly at every limit of the sample policy [ENUM-015, OP-A-097]', () => {
    // 2,750 + 250 a month are 36,000 a year: exactly 36% of 100,000.
    expect(incomeBypass(STRONG_BORROWER, SMALL_LINE)).toBe('BYPASS');
  });

  test.each([
    ['a score below the minimum', { score: 739 }, {}],
    ['a line above the maximum', {}, { lineAmount: 25_000.01 }],
    ['a cent more of payment', {}, { monthlyPayment: 250.01 }],
    ['a cent more of debts', { liabilities: [buildDebt(2750.01)] }, {}],
    ['a dollar less of income', { annualIncome: 99_999 }, {}],
    ['no income', { annualIncome: 0 }, {}],
  ])('requires proof of income with %s [ENUM-015]', (_, file, quote) => {
    expect(incomeBypass({ ...STRONG_BORROWER, ...file }, { ...SMALL_LINE, ...quote })).toBe('NO_BYPASS');
  });

  test('ignores debts marked for payoff', () => {
    expect(
      incomeBypass(
        { ...STRONG_BORROWER, liabilities: [buildDebt(2750), buildDebt(900, 'MARKED_FOR_PAYOFF')] },
        SMALL_LINE,
      ),
    ).toBe('BYPASS');
  });

  test("uses the lender's own limits", () => {
    expect(incomeBypass(STRONG_BORROWER, SMALL_LINE, { ...SAMPLE_BYPASS, largestLine: 0 })).toBe('NO_BYPASS');
  });
});
