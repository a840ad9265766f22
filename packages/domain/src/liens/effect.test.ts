import { expect, test } from 'vitest';
import { liensEffect, sumRemainingLiens } from './effect.ts';

const LINE = {
  lineAmount: 87_541.5,
  totalDraw: 85_000,
  monthlyPayment: 751.42,
  payoffTotal: 0,
  cashToBorrower: 85_000,
};
const MORTGAGE = { kind: 'LIEN', marked: false, balanceCents: 18_000_000, monthlyPaymentCents: 131_200 } as const;
const CARD = { kind: 'CARD', marked: false, balanceCents: 1_124_000, monthlyPaymentCents: 28_100 } as const;

test('liensEffect compares the remaining liens and the line with the home value', () => {
  expect(liensEffect(412_000, LINE, [MORTGAGE, CARD])).toEqual({
    homeValue: 412_000,
    lineAmount: 87_541.5,
    owed: 267_541.5,
    owedShare: 0.6494,
    draw: 85_000,
    cashToBorrower: 85_000,
    monthlyPayment: 751.42,
    monthlyChange: 751.42,
  });
});

test('liensEffect deducts a marked debt from the cash and removes its monthly payment', () => {
  expect(liensEffect(412_000, LINE, [MORTGAGE, { ...CARD, marked: true }])).toMatchObject({
    cashToBorrower: 73_760,
    monthlyChange: 470.42,
  });
});

test("liensEffect doesn't deduct a payoff that the choice already includes", () => {
  const chosen = { ...LINE, payoffTotal: 11_240, cashToBorrower: 73_760 };
  expect(liensEffect(412_000, chosen, [{ ...CARD, marked: true }])).toMatchObject({ cashToBorrower: 73_760 });
  expect(liensEffect(412_000, chosen, [CARD])).toMatchObject({ cashToBorrower: 85_000 });
});

test('liensEffect excludes a paid-off lien from the owed share and never shows negative cash', () => {
  expect(liensEffect(412_000, LINE, [{ ...MORTGAGE, marked: true }])).toMatchObject({
    owedShare: 0.2125,
    cashToBorrower: 0,
    monthlyChange: -560.58,
  });
});

test('liensEffect leaves the cash unchanged when payoffs are added to the draw', () => {
  expect(liensEffect(412_000, { ...LINE, payOffPreference: 'PRESERVE' }, [{ ...CARD, marked: true }])).toMatchObject({
    cashToBorrower: 85_000,
  });
});

const LIEN = { kind: 'LIEN', marked: false, balanceCents: 18_000_010 } as const;

test.each([
  ['no debt', [], 0],
  ['one lien', [LIEN], 180_000.1],
  ['two liens, to the cent', [LIEN, { ...LIEN, balanceCents: 20 }], 180_000.3],
  ['a lien that the line pays off', [LIEN, { ...LIEN, marked: true }], 180_000.1],
  [
    'debts without a lien',
    [
      { ...LIEN, kind: 'CARD' },
      { ...LIEN, kind: 'LOAN' },
    ],
    0,
  ],
] as const)('sumRemainingLiens sums the liens that stay in dollars with %s', (_what, debts, owed) => {
  expect(sumRemainingLiens(debts)).toBe(owed);
});
