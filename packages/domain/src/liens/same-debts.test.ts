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

test('sameDebts ignores the order of the debts', () => {
  expect(sameDebts([MORTGAGE, CARD], [CARD, MORTGAGE])).toBe(true);
});

test.each([
  ['the balance', { ...CARD, monetaryBalance: 11_240.01 }],
  ['the payment', { ...CARD, monetaryCalculatedNextPaymentMinimumAmount: 282 }],
  ['the payoff mark', { ...CARD, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
  ['the security', { ...CARD, kind: 'LIEN' }],
  ['the id', { ...CARD, uuid: 'c' }],
] as const)('sameDebts is false when %s of a debt changes', (_, changed) => {
  expect(sameDebts([MORTGAGE, CARD], [MORTGAGE, changed])).toBe(false);
});

test('sameDebts is false when a debt is added or removed', () => {
  expect(sameDebts([MORTGAGE, CARD], [MORTGAGE])).toBe(false);
  expect(sameDebts([MORTGAGE], [MORTGAGE, CARD])).toBe(false);
});
