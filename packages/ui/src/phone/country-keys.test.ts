import { expect, test } from 'vitest';
import { optionAfterKey } from './country-keys.ts';

const NAMES = ['United States', 'Albania', 'Algeria', 'Germany', 'United Kingdom'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['g', 0, 3],
  ['A', 0, 1],
  ['a', 1, 2],
  ['a', 2, 1],
  ['u', 0, 4],
  ['x', 2, undefined],
  [' ', 2, undefined],
  ['Tab', 2, undefined],
])('%s on option %i leads to option %s', (key, current, next) => {
  expect(optionAfterKey(key, current, NAMES)).toBe(next);
});
