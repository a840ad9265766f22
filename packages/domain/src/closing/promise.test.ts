import { describe, expect, test } from 'vitest';
import type { OfferCost, Quote } from '../offer/offer.ts';
import { changesAtClosing, isAsShown, isSamePromise } from './promise.ts';

const CHOSEN: Quote = {
  offerSetId: 'set',
  offerId: '20-299',
  drawAmount: 85_000,
  discountTypes: ['AUTOPAY'],
  payOffPreference: 'DEDUCT',
  monthlyPayment: 752.8,
  dailyInterest: 20.06,
  rate: 0.0835,
  apr: 0.0835,
  costIncludingFee: 0.088,
  originationFeeAmount: 2541.5,
  recordingFee: 169,
  recordingTax: 0,
  totalDraw: 85_000,
  lineAmount: 87_710.5,
  payoffTotal: 0,
  cashToBorrower: 85_000,
};
const NUMBERS = Object.keys(CHOSEN).filter((name): name is 'rate' => typeof CHOSEN[name as keyof Quote] === 'number');
const findDiffering = (is: (other: Quote) => boolean): string[] =>
  NUMBERS.filter((name) => !is({ ...CHOSEN, [name]: CHOSEN[name] + 0.01 })).toSorted();

test('isSamePromise compares rate, payment, draw, line and fees only', () => {
  expect(isSamePromise(CHOSEN, { ...CHOSEN, offerSetId: 'another' })).toBe(true);
  expect(findDiffering((other) => isSamePromise(CHOSEN, other))).toEqual([
    'lineAmount',
    'monthlyPayment',
    'originationFeeAmount',
    'rate',
    'recordingFee',
    'recordingTax',
    'totalDraw',
  ]);
});

test('isAsShown compares payment, rate and draw to the cent', () => {
  expect(isAsShown({ monthlyPayment: 752.8, rate: 0.0835, totalDraw: 85_000 }, CHOSEN)).toBe(true);
  expect(findDiffering((other) => isAsShown(other, CHOSEN))).toEqual(['monthlyPayment', 'rate', 'totalDraw']);
});

describe('changesAtClosing', () => {
  const getNotaryTerms = (fee: number | null) => ({ mode: fee === null ? 'REMOTE' : 'MANUAL', fee }) as const;
  const byHand: Quote = { ...CHOSEN, discountTypes: [], rate: 0.086, monthlyPayment: 766.9 };
  const dearer: Quote = { ...CHOSEN, lineAmount: 88_010.5, monthlyPayment: 755.4 };
  const priced: readonly OfferCost[] = [{ feeType: 'RECORDING_FEE', borrowerPaidAmount: 169 }];
  const withNotary: readonly OfferCost[] = [...priced, { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: 300 }];

  test.each([
    ['null when nothing changed', CHOSEN, priced, null, null],
    ['null when the price already included the notary', CHOSEN, withNotary, 300, null],
    ['the payment method', byHand, priced, null, ['wayOfPaying']],
    ['the notary when a fee is added', dearer, priced, 300, ['notary']],
    ['the notary when the fee is dropped', dearer, withNotary, null, ['notary']],
    ['the notary when the fee differs', dearer, withNotary, 250, ['notary']],
    ['the payment method and the notary', { ...dearer, discountTypes: [] }, priced, 300, ['wayOfPaying', 'notary']],
    ['an empty list when only other figures differ', { ...CHOSEN, recordingTax: 40 }, priced, null, []],
  ] as const)('returns %s', (_what, quote, costs, fee, changes) => {
    expect(changesAtClosing(CHOSEN, costs, { quote, notary: getNotaryTerms(fee) })).toEqual(changes);
  });
});
