import { expect, test } from 'vitest';
import { splitHomeEquity } from './home-equity.ts';

const lien = (monetaryBalance: number, status = 'NOT_MARKED', kind = 'LIEN') => ({
  kind,
  monetaryBalance,
  payOff: { status },
});

test('splitHomeEquity counts the liens that stay, not other debts or those that the line pays off', () => {
  expect(
    splitHomeEquity(
      412_000,
      [lien(180_000), lien(9_600.5, 'MARKED_FOR_PAYOFF'), lien(11_240, 'NOT_MARKED', 'CARD')],
      87_541.5,
    ),
  ).toEqual({ owed: 180_000, line: 87_541.5, left: 144_458.5 });
});

test('splitHomeEquity leaves nothing when the debts exceed the value', () => {
  expect(splitHomeEquity(200_000, [lien(180_000)], 40_000).left).toBe(0);
});
