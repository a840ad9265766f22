import { describe, expect, test } from 'vitest';
import { largestOffer, getLargestDraw } from './largest-draw.ts';
import type { Choice, Offer, QuoteTerms } from './offer.ts';
import { quote } from './quote.ts';
import { rateLevels } from './rate-levels.ts';
import { sliderRange } from './slider.ts';

const buildStep = (upTo: number, rate: number) => ({
  upTo,
  rate,
  discountList: [{ discountType: 'AUTOPAY' as const, rateWithDiscount: rate - 0.0025 }],
});
const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: 'FIXED_20',
  min: 15_953.5,
  max: 165_000,
  minDraw: 15_000,
  maxDraw: 158_000.49,
  originationFee: 0.0299,
  rate: 0.11,
  discountList: buildStep(0, 0.11).discountList,
  rateSteps: [
    buildStep(67_200, 0.089),
    buildStep(92_100.55, 0.089),
    buildStep(112_345.67, 0.0935),
    buildStep(165_000, 0.11),
  ],
};
const TERMS: QuoteTerms = {
  offersByType: { FIXED_20: [OFFER] },
  minRecordingTax: 40,
  maxRecordingTax: 410,
  ofeeMaxThreshold: 9000,
  costs: [{ feeType: 'RECORDING_FEE', borrowerPaidAmount: 105 }],
  liabilities: [{ monetaryBalance: 11_240, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
};
const CHOICE: Choice = {
  offerSetId: '1',
  offerId: '20-299',
  drawAmount: 85_000,
  discountTypes: [],
  payOffPreference: 'DEDUCT',
};

describe('rate levels of the slider', () => {
  test.each(['DEDUCT', 'PRESERVE'] as const)(
    'rateLevels changes the rate exactly above the named draws with %s',
    (payOffPreference) => {
      const range = sliderRange(OFFER, 11_240, payOffPreference)!;
      const levels = rateLevels(TERMS, OFFER, { ...CHOICE, payOffPreference }, range);
      const getRate = (drawAmount: number) => quote(TERMS, OFFER, { ...CHOICE, payOffPreference, drawAmount }).rate;
      expect(levels.map(({ rate }) => rate)).toEqual([0.089, 0.0935, 0.11]);
      expect(levels.at(-1)?.upTo).toBe(range.max);
      expect(levels.map(({ upTo }) => getRate(upTo))).toEqual([0.089, 0.0935, 0.11]);
      expect(levels.slice(0, -1).map(({ upTo }) => getRate(upTo + 1))).toEqual([0.0935, 0.11]);
    },
  );

  test('rateLevels includes the chosen discounts', () => {
    expect(
      rateLevels(TERMS, OFFER, { ...CHOICE, discountTypes: ['AUTOPAY'] }, { min: 15_000, max: 158_000 }).map(
        ({ rate }) => rate,
      ),
    ).toEqual([0.0865, 0.091, 0.1075]);
  });

  test('rateLevels returns one level when every line has the same rate', () => {
    const { rateSteps: _steps, ...flat } = OFFER;
    expect(rateLevels(TERMS, flat, CHOICE, { min: 15_000, max: 158_000 })).toEqual([{ upTo: 158_000, rate: 0.11 }]);
  });
});

test('largestOffer has the largest draw in whole dollars, then the lowest fee, then the shortest term', () => {
  const buildOther = (id: string, term: number, originationFee: number, maxDraw: number): Offer => ({
    ...OFFER,
    id,
    term,
    originationFee,
    maxDraw,
  });
  const all = [
    buildOther('30-499', 30, 0.0499, 42_006.9),
    buildOther('30-299', 30, 0.0299, 42_006.1),
    buildOther('20-299', 20, 0.0299, 42_006),
    buildOther('10-0', 10, 0, 30_348),
  ];
  const found = largestOffer({ offersByType: { ALL: all } });
  expect(found?.id).toBe('20-299');
  expect(found && getLargestDraw(found)).toBe(42_006);
  expect(largestOffer({ offersByType: {} })).toBeUndefined();
});
