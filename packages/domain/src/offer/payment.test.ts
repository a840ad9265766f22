import { describe, expect, test } from 'vitest';
import { costRate } from './cost-with-fee.ts';
import { divideDown, divideEven, divideUp, toCents, toDollars, toRate } from './fixed-point.ts';
import { getTotalAmountFromDraw } from './origination-fee.ts';
import { dailyInterestCents, discountSaving, interestOnlyPayment, loanPayment } from './payment.ts';

describe('loanPayment, interestOnlyPayment and discountSaving', () => {
  test.each([
    [146_860, 0.0625, 10, 1648.95],
    [10_000, 0.0525, 10, 107.29],
    [100_000, 0.076, 5, 2008.55],
    [100_000, 0.076, 30, 706.07],
    [100_000, 0.172, 10, 1750.67],
    [100_000, 0.172, 30, 1441.92],
    [100_000, 0.09, 15, 1014.27],
    [87_541.5, 0.0835, 20, 751.42],
  ])(
    'loanPayment of %d dollars at %d over %d years is the published %d dollars [OFFER-001]',
    (amount, rate, years, payment) => {
      expect(loanPayment(amount, rate, years)).toBe(payment);
    },
  );

  test.each([
    [0, 0.08, 10],
    [-1, 0.08, 10],
    [1000, 0, 10],
    [1000, -0.01, 10],
    [1000, 0.08, 0],
    [1000, 0.08, -5],
    [NaN, 0.08, 10],
  ])('loanPayment of %d dollars at %d over %d years is NaN [OFFER-002]', (amount, rate, years) => {
    expect(loanPayment(amount, rate, years)).toBeNaN();
  });

  test('interestOnlyPayment is a twelfth of the yearly interest, or NaN for zero [OFFER-022, OFFER-002]', () => {
    expect(interestOnlyPayment(50_000, 0.085)).toBe(354.17);
    expect(interestOnlyPayment(0, 0.085)).toBeNaN();
    expect(interestOnlyPayment(50_000, 0)).toBeNaN();
  });

  test('discountSaving is the difference of the two payments [OFFER-021]', () => {
    expect(loanPayment(87_541.5, 0.086, 20)).toBe(765.26);
    expect(discountSaving(87_541.5, 0.086, 0.0835, 20)).toBe(13.84);
  });
});

describe('total amount from a draw', () => {
  test.each([
    [50_000, 0.0499, undefined, 52_495],
    [50_000, 0.03, undefined, 51_500],
    [50_000, 0.0499, 1000, 51_000],
    [50_000, 0.0499, 2495, 52_495],
    [50_000, 0.0499, null, 52_495],
    [0, 0, undefined, 0],
  ])(
    'getTotalAmountFromDraw of %d dollars with a fee of %d and a cap of %s is %d dollars [OFFER-003, OFFER-028]',
    (amount, fee, cap, total) => {
      expect(getTotalAmountFromDraw(amount, fee, cap)).toBe(total);
    },
  );

  test.each([
    [-1, 0.02],
    [100, -0.02],
    [NaN, 0.02],
    [100, NaN],
    ['100', 0.02],
    [100, undefined],
  ])('throws the exact message for amount %s and fee %s [OFFER-004, OFFER-005]', (amount, fee) => {
    // Calls without types, as JavaScript could.
    expect(() => Reflect.apply(getTotalAmountFromDraw, undefined, [amount, fee])).toThrow(
      new Error(
        'Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more',
      ),
    );
  });
});

describe('dailyInterestCents', () => {
  const computeDailyInterest = (amount: number, rate: number, days?: number): number =>
    toDollars(dailyInterestCents(toCents(amount), toRate(rate), days));

  test('counts 365.25 days a year, and a month when no days are given [OFFER-006, OFFER-007, CONST-050]', () => {
    expect(computeDailyInterest(50_000, 0.0625)).toBe(260.42);
    expect(computeDailyInterest(50_000, 0.09)).toBe(375);
    expect(computeDailyInterest(50_000, 0.09, 31)).toBe(381.93);
  });

  test('rounds half a cent to the even cent [OFFER-008, OFFER-009, CONST-050]', () => {
    // 3652.50 dollars at 10% are 1 dollar a day; an eighth of a day is 12.5 cents.
    expect(computeDailyInterest(3652.5, 0.1, 0.125)).toBe(0.12);
    expect(computeDailyInterest(3652.5, 0.1, 0.375)).toBe(0.38);
    expect(computeDailyInterest(3652.5, 0.1, 0.1251)).toBe(0.13);
  });
});

test('divideEven, divideDown and divideUp round correctly, also below 0 [OFFER-009]', () => {
  expect([5n, 15n, 25n, -5n, -15n, 14n, 16n].map((cents) => divideEven(cents, 10n))).toEqual([
    0n,
    2n,
    2n,
    0n,
    -2n,
    1n,
    2n,
  ]);
  expect([19n, -11n, 20n].map((cents) => divideDown(cents, 10n))).toEqual([1n, -2n, 2n]);
  expect([11n, -19n, 20n].map((cents) => divideUp(cents, 10n))).toEqual([2n, -1n, 2n]);
});

describe('costRate', () => {
  const computeCostIncludingFee = (received: number, payment: number, years: number, last = 0): number =>
    costRate({ received: toCents(received), payment: toCents(payment), months: years * 12, last: toCents(last) });

  test('matches the published yearly cost including fees', () => {
    // 50,000 received, 52,495 financed: 10.153% and 9.554% to three places.
    expect(computeCostIncludingFee(50_000, loanPayment(52_495, 0.09, 10), 10)).toBe(0.1015);
    expect(computeCostIncludingFee(50_000, loanPayment(52_495, 0.09, 30), 30)).toBe(0.0955);
    expect(computeCostIncludingFee(50_000, loanPayment(52_495, 0.076, 5), 5)).toBe(0.0968);
  });

  test('is the rate itself when all the financed money is received', () => {
    expect(computeCostIncludingFee(100_000, loanPayment(100_000, 0.0835, 20), 20)).toBe(0.0835);
    expect(computeCostIncludingFee(100_000, interestOnlyPayment(100_000, 0.09), 10, 100_000)).toBe(0.09);
  });

  test('is 0 when no more is paid than was received', () => {
    expect(computeCostIncludingFee(12_000, 100, 10)).toBe(0);
  });
});
