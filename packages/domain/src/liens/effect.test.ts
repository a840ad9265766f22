import { expect, test } from 'vitest';
import { liensEffect, stayingLiens } from './effect.ts';

const line = {
  lineAmount: 87_541.5,
  totalDraw: 85_000,
  monthlyPayment: 751.42,
  payoffTotal: 0,
  cashToBorrower: 85_000,
};
const mortgage = { kind: 'LIEN', marked: false, balanceCents: 18_000_000, monthlyPaymentCents: 131_200 } as const;
const card = { kind: 'CARD', marked: false, balanceCents: 1_124_000, monthlyPaymentCents: 28_100 } as const;

test('the liens that stay and the line are set against the value of the home', () => {
  expect(liensEffect(412_000, line, [mortgage, card])).toEqual({
    homeValue: 412_000,
    lineAmount: 87_541.5,
    owedShare: 0.6494,
    draw: 85_000,
    cashToBorrower: 85_000,
    monthlyPayment: 751.42,
    monthlyChange: 751.42,
  });
});

test('a mark is taken from the cash and frees its payment', () => {
  expect(liensEffect(412_000, line, [mortgage, { ...card, marked: true }])).toMatchObject({
    cashToBorrower: 73_760,
    monthlyChange: 470.42,
  });
});

test('a mark that was in the choice already is not taken twice', () => {
  const chosen = { ...line, payoffTotal: 11_240, cashToBorrower: 73_760 };
  expect(liensEffect(412_000, chosen, [{ ...card, marked: true }])).toMatchObject({ cashToBorrower: 73_760 });
  expect(liensEffect(412_000, chosen, [card])).toMatchObject({ cashToBorrower: 85_000 });
});

test('a lien that is paid off is not owed against the home; cash never falls below nothing', () => {
  expect(liensEffect(412_000, line, [{ ...mortgage, marked: true }])).toMatchObject({
    owedShare: 0.2125,
    cashToBorrower: 0,
    monthlyChange: -560.58,
  });
});

test('payoffs on top of the draw leave the cash as it is', () => {
  expect(liensEffect(412_000, { ...line, payOffPreference: 'PRESERVE' }, [{ ...card, marked: true }])).toMatchObject({
    cashToBorrower: 85_000,
  });
});

const lien = { kind: 'LIEN', marked: false, balanceCents: 18_000_010 } as const;

test.each([
  ['no debt', [], 0],
  ['a lien', [lien], 180_000.1],
  ['two liens to the cent', [lien, { ...lien, balanceCents: 20 }], 180_000.3],
  ['a lien that the line pays off', [lien, { ...lien, marked: true }], 180_000.1],
  [
    'debts that are on no home',
    [
      { ...lien, kind: 'CARD' },
      { ...lien, kind: 'LOAN' },
    ],
    0,
  ],
] as const)('with %s, what stays before the line is summed in dollars', (_what, debts, owed) => {
  expect(stayingLiens(debts)).toBe(owed);
});
