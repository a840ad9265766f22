import { describe, expect, test } from 'vitest';
import { loanPayment } from './payment.ts';
import { listYearlyBalances } from './yearly-balances.ts';

const LINE = 87_541.5;
const LEVEL = { lineAmount: LINE, rate: 0.0835, monthlyPayment: loanPayment(LINE, 0.0835, 20) };

/** The closed form of a level payment's balance after some months, in floating point: an independent second opinion. */
const closedForm = (months: number): number => {
  const monthly = 0.0835 / 12;
  const grown = (1 + monthly) ** months;
  return LINE * grown - (LEVEL.monthlyPayment * (grown - 1)) / monthly;
};

describe('listYearlyBalances', () => {
  test('agrees with the closed form of a level payment within a dollar, each year', () => {
    const years = listYearlyBalances({ term: 20, type: 'FIXED_20' }, LEVEL);
    expect(years).toHaveLength(20);
    for (const { year, balance } of years.slice(0, -1))
      expect(Math.abs(balance - closedForm(year * 12))).toBeLessThan(1);
  });

  test('pays back the line exactly, and ends at 0', () => {
    const years = listYearlyBalances({ term: 20, type: 'FIXED_20' }, LEVEL);
    expect(years.reduce((sum, { principal }) => sum + Math.round(principal * 100), 0)).toBe(8_754_150);
    expect(years.at(-1)?.balance).toBe(0);
  });

  test('keeps the whole line until the last payment when payments are interest only', () => {
    const years = listYearlyBalances({ term: 10, type: 'INTEREST_ONLY_10' }, { ...LEVEL, monthlyPayment: 609.14 });
    expect(years.slice(0, -1).every(({ balance, principal }) => balance === LINE && principal === 0)).toBe(true);
    expect(years.at(-1)).toMatchObject({ balance: 0, principal: LINE });
  });
});
