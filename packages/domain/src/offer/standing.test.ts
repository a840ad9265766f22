import { describe, expect, test } from 'vitest';
import type { PreviousSelection, PricingInputs } from './pricing-inputs.ts';
import { price } from './pricing.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

const PREVIOUS_SELECTION: PreviousSelection = {
  choice: {
    offerSetId: '1',
    offerId: '20-299',
    drawAmount: 85_000,
    discountTypes: ['AUTOPAY'],
    payOffPreference: 'DEDUCT',
  },
  rate: 0.0835,
  originationFee: 0.0299,
  term: 20,
  totalDraw: 85_000,
};
const MORTGAGE = {
  uuid: 'm',
  kind: 'LIEN',
  monetaryBalance: 180_000,
  monetaryCalculatedNextPaymentMinimumAmount: 1312,
  payOff: { status: 'NOT_MARKED' },
} as const;
const INPUTS: PricingInputs = {
  score: 742,
  scoreReasons: [],
  homeValue: 412_000,
  automatedValue: true,
  occupancy: 'HOME',
  state: 'CO',
  annualIncome: 120_000,
  liabilities: [MORTGAGE],
  assets: null,
  reducedOfferAccepted: false,
  liensReached: false,
  manualNotary: false,
  brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
  previous: PREVIOUS_SELECTION,
};
const compareOffer = (changes: Partial<PricingInputs>) => {
  const { stands, worse } = price({ ...INPUTS, ...changes }, SAMPLE_POLICY);
  return { stands, worse };
};
const STANDS = { stands: true, worse: false };
const WORSE = { stands: false, worse: true };
const BETTER = { stands: false, worse: false };

describe('a chosen offer, when the price is made again', () => {
  test('stands with the same rate, fee and term while the draw is inside the new range', () => {
    expect(compareOffer({})).toEqual(STANDS);
    expect(compareOffer({ homeValue: 400_000, annualIncome: 100_000 })).toEqual(STANDS);
  });

  test('is worse when the rate rises or the draw is no longer possible', () => {
    expect(compareOffer({ homeValue: 380_000 })).toEqual(WORSE);
    expect(compareOffer({ score: 719 })).toEqual(WORSE);
    expect(
      compareOffer({
        previous: {
          ...PREVIOUS_SELECTION,
          totalDraw: 166_000,
          choice: { ...PREVIOUS_SELECTION.choice, drawAmount: 166_000 },
        },
      }),
    ).toEqual(WORSE);
  });

  test('is worse when its fee is higher, though its rate and draw stay', () => {
    expect(compareOffer({ previous: { ...PREVIOUS_SELECTION, originationFee: 0.0199 } })).toEqual(WORSE);
  });

  test('does not stand, yet is not worse, when its terms are better', () => {
    expect(compareOffer({ score: 760 })).toEqual(BETTER);
    expect(compareOffer({ previous: { ...PREVIOUS_SELECTION, originationFee: 0.0399 } })).toEqual(BETTER);
  });

  test('is worse when no offers are left, a smaller line or none; not while assets are asked for', () => {
    expect(compareOffer({ score: 600 })).toEqual(WORSE);
    expect(compareOffer({ annualIncome: 50_000, assets: 0 })).toEqual(WORSE);
    expect(compareOffer({ annualIncome: 50_000 })).toEqual(BETTER);
    expect(compareOffer({ previous: null })).toEqual(BETTER);
  });

  test('does not stand when the debts marked since then no longer fit the draw, and that is no counter-offer', () => {
    const card = {
      ...MORTGAGE,
      uuid: 'c',
      kind: 'CARD',
      monetaryBalance: 90_000,
      payOff: { status: 'MARKED_FOR_PAYOFF' },
    } as const;
    expect(compareOffer({ liabilities: [MORTGAGE, card] })).toEqual(BETTER);
    expect(compareOffer({ liabilities: [MORTGAGE, { ...card, monetaryBalance: 80_000 }] })).toEqual(STANDS);
  });

  test('of the largest draw follows the range: the same stands, a smaller one is worse, a larger one is chosen again', () => {
    const most = {
      ...PREVIOUS_SELECTION,
      rate: 0.0985,
      totalDraw: 165_258.76,
      choice: { ...PREVIOUS_SELECTION.choice, payOffPreference: 'MAXIMIZE' as const },
    };
    expect(compareOffer({ previous: most })).toEqual(STANDS);
    expect(compareOffer({ previous: most, homeValue: 411_000 })).toEqual(WORSE);
    expect(compareOffer({ previous: most, homeValue: 413_000 })).toEqual(BETTER);
  });
});
