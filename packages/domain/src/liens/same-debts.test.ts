import { expect, test } from 'vitest';
import { sameDebts } from './same-debts.ts';

const MORTGAGE = {
  uuid: 'a',
  kind: 'LIEN',
  monetaryBalance: 180_000,
  monetaryCalculatedNextPaymentMinimumAmount: 1116,
  payOff: { status: 'NOT_MARKED' },
} as const;
const CARD = {
  uuid: 'b',
  kind: 'CARD',
  monetaryBalance: 11_240,
  monetaryCalculatedNextPaymentMinimumAmount: 281,
  payOff: { status: 'NOT_MARKED' },
} as const;

test('the same debts in another order leave the price as it is', () => {
  expect(sameDebts([MORTGAGE, CARD], [CARD, MORTGAGE])).toBe(true);
});

test.each([
  ['a balance', { ...CARD, monetaryBalance: 11_240.01 }],
  ['a payment', { ...CARD, monetaryCalculatedNextPaymentMinimumAmount: 282 }],
  ['a mark', { ...CARD, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
  ['the security', { ...CARD, kind: 'LIEN' }],
  ['the debt itself', { ...CARD, uuid: 'c' }],
] as const)('%s that changed makes the price again', (_, changed) => {
  expect(sameDebts([MORTGAGE, CARD], [MORTGAGE, changed])).toBe(false);
});

test('a debt more or less makes the price again', () => {
  expect(sameDebts([MORTGAGE, CARD], [MORTGAGE])).toBe(false);
  expect(sameDebts([MORTGAGE], [MORTGAGE, CARD])).toBe(false);
});
