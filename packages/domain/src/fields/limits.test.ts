import { expect, test } from 'vitest';
import { isCompanyName, isDollarsIn, isLienPosition } from './limits.ts';

test('isDollarsIn accepts amounts from the minimum to the maximum', () => {
  expect([0, 1, 999_999_999.99].map((amount) => isDollarsIn(amount))).toEqual([true, true, true]);
  expect([-0.01, 1_000_000_000, Number.NaN].map((amount) => isDollarsIn(amount))).toEqual([false, false, false]);
  expect([isDollarsIn(0.99, 1), isDollarsIn(1, 1)]).toEqual([false, true]);
});

test('isCompanyName accepts 1 to 100 characters', () => {
  expect(['', 'A', 'x'.repeat(100), 'x'.repeat(101)].map(isCompanyName)).toEqual([false, true, true, false]);
});

test('isLienPosition accepts whole numbers from 1 to 9', () => {
  expect([0, 1, 9, 10, 1.5, Number.NaN].map(isLienPosition)).toEqual([false, true, true, false, false, false]);
});
