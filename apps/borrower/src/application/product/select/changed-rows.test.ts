import { expect, test } from 'vitest';
import { changedRows } from './changed-rows.ts';

const PREVIOUS = {
  offerSetId: 'first',
  offerId: '20-299',
  drawAmount: 85_000,
  discountTypes: [],
  monthlyPayment: 751.42,
  rate: 0.0835,
  apr: 0.0835,
  costIncludingFee: 0.0875,
  originationFeeAmount: 2541.5,
  recordingFee: 0,
  recordingTax: 0,
  totalDraw: 85_000,
  lineAmount: 87_541.5,
  payoffTotal: 0,
  cashToBorrower: 85_000,
  dailyInterest: 20.01,
};
const BOTH_CHANGED = 'The value of your home changed and your income changed.';
const FOLLOWS_DRAW = 'This changed with the draw and the rate.';

test('lists each changed figure before and after, with its cause and whether it helps', () => {
  const after = {
    ...PREVIOUS,
    totalDraw: 80_000,
    cashToBorrower: 80_000,
    originationFeeAmount: 2392,
    rate: 0.0885,
    monthlyPayment: 733.76,
  };
  expect(
    changedRows(PREVIOUS, after, { before: 95_340.8, after: 96_102.4 }, [
      'the value of your home changed',
      'your income changed',
    ]),
  ).toEqual([
    {
      what: 'Draw',
      was: '$85,000',
      now: '$80,000',
      change: { text: '$5,000 less', tone: 'caution' },
      why: BOTH_CHANGED,
    },
    {
      what: 'Interest rate',
      was: '8.35%',
      now: '8.85%',
      change: { text: '0.50% higher', tone: 'caution' },
      why: BOTH_CHANGED,
    },
    {
      what: 'Monthly payment',
      was: '$751.42',
      now: '$733.76',
      change: { text: '$17.66 less', tone: 'good' },
      why: FOLLOWS_DRAW,
    },
    {
      what: 'Origination fee',
      was: '$2,542',
      now: '$2,392',
      change: { text: '$150 less', tone: 'good' },
      why: FOLLOWS_DRAW,
    },
    {
      what: 'Interest and fees',
      was: '$95,341',
      now: '$96,102',
      change: { text: '$761 more', tone: 'caution' },
      why: FOLLOWS_DRAW,
    },
    {
      what: 'Cash to you',
      was: '$85,000',
      now: '$80,000',
      change: { text: '$5,000 less', tone: 'caution' },
      why: FOLLOWS_DRAW,
    },
  ]);
});

test('lists no figure that stayed the same', () => {
  expect(changedRows(PREVIOUS, { ...PREVIOUS, rate: 0.08, apr: 0.08 }, null, [])).toEqual([
    { what: 'Interest rate', was: '8.35%', now: '8.00%', change: { text: '0.35% lower', tone: 'good' }, why: '' },
  ]);
});

test('lists a changed maximum draw first', () => {
  expect(changedRows(PREVIOUS, PREVIOUS, null, ['your income changed'], { before: 165_258, after: 137_531 })).toEqual([
    {
      what: 'Maximum draw',
      was: '$165,258',
      now: '$137,531',
      change: { text: '$27,727 less', tone: 'caution' },
      why: 'Your income changed.',
    },
  ]);
  expect(changedRows(PREVIOUS, PREVIOUS, null, [], { before: 165_258, after: 165_258 })).toEqual([]);
});
