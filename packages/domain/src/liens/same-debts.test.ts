import { expect, test } from 'vitest';
import { sameDebts } from './same-debts.ts';

const mortgage = {
  uuid: 'a',
  kind: 'LIEN',
  monetaryBalance: 180_000,
  monetaryCalculatedNextPaymentMinimumAmount: 1116,
  payOff: { status: 'NOT_MARKED' },
} as const;
const card = {
  uuid: 'b',
  kind: 'CARD',
  monetaryBalance: 11_240,
  monetaryCalculatedNextPaymentMinimumAmount: 281,
  payOff: { status: 'NOT_MARKED' },
} as const;

test('the same debts in another order leave the price as it is', () => {
  expect(sameDebts([mortgage, card], [card, mortgage])).toBe(true);
});

test.each([
  ['a balance', { ...card, monetaryBalance: 11_240.01 }],
  ['a payment', { ...card, monetaryCalculatedNextPaymentMinimumAmount: 282 }],
  ['a mark', { ...card, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
  ['the security', { ...card, kind: 'LIEN' }],
  ['the debt itself', { ...card, uuid: 'c' }],
] as const)('%s that changed makes the price again', (_, changed) => {
  expect(sameDebts([mortgage, card], [mortgage, changed])).toBe(false);
});

test('a debt more or less makes the price again', () => {
  expect(sameDebts([mortgage, card], [mortgage])).toBe(false);
  expect(sameDebts([mortgage], [mortgage, card])).toBe(false);
});
