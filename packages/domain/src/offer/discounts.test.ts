import { expect, test } from 'vitest';
import { combinableDiscounts, excludesDiscount } from './discounts.ts';

test('of alternatives only the first can be had, and a discount never excludes itself [ENUM-024]', () => {
  expect(combinableDiscounts(['AUTOPAY', 'VALLEY_STRONG_NON_FFA', 'VALLEY_STRONG_FFA', 'CREDIT_UNION'])).toEqual([
    'AUTOPAY',
    'VALLEY_STRONG_NON_FFA',
    'CREDIT_UNION',
  ]);
  expect(excludesDiscount('VALLEY_STRONG_FFA', 'VALLEY_STRONG_FFA')).toBe(false);
  expect(excludesDiscount('VALLEY_STRONG_FFA', 'AUTOPAY')).toBe(false);
});
