import { describe, expect, test } from 'vitest';
import { loanPayment } from '../offer/payment.ts';
import { lineAccountOn, type OpenLine } from './account.ts';

const LINE: OpenLine = {
  drawn: 87_541.5,
  limit: 87_541.5,
  rate: 0.0835,
  termYears: 20,
  monthlyPayment: loanPayment(87_541.5, 0.0835, 20),
  firstPaymentOn: '2026-12-31',
};

describe('lineAccountOn', () => {
  test('owes the whole draw and offers nothing before the first payment', () => {
    expect(lineAccountOn(LINE, '2026-12-30')).toEqual({
      balance: 87_541.5,
      available: 0,
      nextPayment: { on: '2026-12-31', amount: 751.42 },
    });
  });

  test('makes the repaid principal available again, and moves to the next month', () => {
    // 87,541.50 x 8.35% / 12 is 609.14, so 142.28 of the first payment repays the balance.
    expect(lineAccountOn(LINE, '2026-12-31')).toEqual({
      balance: 87_399.22,
      available: 142.28,
      nextPayment: { on: '2027-01-31', amount: 751.42 },
    });
  });

  test('ends at zero with its last payment', () => {
    const last = lineAccountOn(LINE, '2046-11-29');
    expect(last.nextPayment?.on).toBe('2046-11-30');
    expect(last.nextPayment?.amount).toBeLessThan(760);
    expect(lineAccountOn(LINE, '2046-11-30')).toEqual({ balance: 0, available: 87_541.5, nextPayment: null });
  });
});
