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

describe('price after an offer was chosen', () => {
  test('confirms the offer with the same rate, fee and term while the draw is in range', () => {
    expect(compareOffer({})).toEqual(STANDS);
    expect(compareOffer({ homeValue: 400_000, annualIncome: 100_000 })).toEqual(STANDS);
  });

  test('reports a worse offer when the rate rises or the draw is no longer possible', () => {
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

  test('reports a worse offer when only the fee is higher', () => {
    expect(compareOffer({ previous: { ...PREVIOUS_SELECTION, originationFee: 0.0199 } })).toEqual(WORSE);
  });

  test("doesn't confirm an offer with better terms, and doesn't report it as worse", () => {
    expect(compareOffer({ score: 760 })).toEqual(BETTER);
    expect(compareOffer({ previous: { ...PREVIOUS_SELECTION, originationFee: 0.0399 } })).toEqual(BETTER);
  });

  test('reports a worse offer when none or a smaller line is left, but not while asking for assets', () => {
    expect(compareOffer({ score: 600 })).toEqual(WORSE);
    expect(compareOffer({ annualIncome: 50_000, assets: 0 })).toEqual(WORSE);
    expect(compareOffer({ annualIncome: 50_000 })).toEqual(BETTER);
    expect(compareOffer({ previous: null })).toEqual(BETTER);
  });

  test("doesn't confirm a draw below newly marked debts, and doesn't report it as worse", () => {
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

  test('compares a MAXIMIZE choice by its range: equal stays, smaller is worse, larger is better', () => {
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
