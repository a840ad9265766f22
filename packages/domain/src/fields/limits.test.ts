import { expect, test } from 'vitest';
import { isCompanyName, isDollarsIn, isLienPosition } from './limits.ts';

test('an amount is taken up to the largest, from the least on', () => {
  expect([0, 1, 999_999_999.99].map((amount) => isDollarsIn(amount))).toEqual([true, true, true]);
  expect([-0.01, 1_000_000_000, Number.NaN].map((amount) => isDollarsIn(amount))).toEqual([false, false, false]);
  expect([isDollarsIn(0.99, 1), isDollarsIn(1, 1)]).toEqual([false, true]);
});

test('a company has a name of 1 to 100 letters', () => {
  expect(['', 'A', 'x'.repeat(100), 'x'.repeat(101)].map(isCompanyName)).toEqual([false, true, true, false]);
});

test('a lien stands at a whole place from 1 to 9', () => {
  expect([0, 1, 9, 10, 1.5, Number.NaN].map(isLienPosition)).toEqual([false, true, true, false, false, false]);
});
