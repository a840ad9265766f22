import { expect, test } from 'vitest';
import { changedRows } from './changed-rows.ts';

const before = {
  offerSetId: 'first', offerId: '20-299', drawAmount: 85_000, discountTypes: [], monthlyPayment: 751.42, rate: 0.0835, apr: 0.0835, costIncludingFee: 0.0875,
  originationFeeAmount: 2541.5, recordingFee: 0, recordingTax: 0, totalDraw: 85_000, lineAmount: 87_541.5, payoffTotal: 0, cashToBorrower: 85_000, dailyInterest: 20.01,
};

test('tells each figure that differs with its cause, the borrower’s side marked', () => {
  const after = { ...before, totalDraw: 80_000, cashToBorrower: 80_000, rate: 0.0885, monthlyPayment: 733.76 };
  expect(changedRows(before, after, ['the value of your home changed', 'your income changed'])).toEqual([
    { what: 'Draw', was: '$85,000', now: '$80,000', change: { text: '$5,000 less', tone: 'caution' }, why: 'The value of your home changed and your income changed.' },
    { what: 'Interest rate', was: '8.35%', now: '8.85%', change: { text: '0.50% higher', tone: 'caution' }, why: 'The value of your home changed and your income changed.' },
    { what: 'Monthly payment', was: '$751', now: '$734', change: { text: '$18 less', tone: 'good' }, why: 'It follows the draw and the rate.' },
    { what: 'Cash to you', was: '$85,000', now: '$80,000', change: { text: '$5,000 less', tone: 'caution' }, why: 'It follows the draw and the rate.' },
  ]);
});

test('tells nothing of figures that stayed', () => {
  expect(changedRows(before, { ...before, rate: 0.08, apr: 0.08 }, [])).toEqual([
    { what: 'Interest rate', was: '8.35%', now: '8.00%', change: { text: '0.35% lower', tone: 'good' }, why: '' },
  ]);
});
