import { expect, test } from 'vitest';
import { depositAmounts, isDepositAmount, isDepositCode } from './micro-deposit.ts';

test.each([
  ['', false],
  ['ab', false],
  ['abcd', false],
  ['12345', false],
  ['a b-c', true],
  ['XYZ', true],
])('isDepositCode accepts 3 letters: %j is %s', (typed, good) => {
  expect(isDepositCode(typed)).toBe(good);
});

test.each([
  [0.01, true],
  [0.99, true],
  [0, false],
  [0.001, false],
  [0.999, false],
  [1, false],
  [-0.1, false],
  [Number.NaN, false],
])('isDepositAmount accepts 1 to 99 cents: %d is %s', (dollars, good) => {
  expect(isDepositAmount(dollars)).toBe(good);
  expect(depositAmounts([dollars, 0.5]).length).toBe(good ? 2 : 0);
});
