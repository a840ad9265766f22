import { describe, expect, test } from 'vitest';
import { buyDowns } from './buy-down.ts';
import { discountedRate } from './offer-rate.ts';
import {
  type Choice,
  type Offer,
  type QuoteTerms,
  allOffers,
  findOffer,
  isInterestOnly,
  showsCashToBorrower,
  showsOffer,
} from './offer.ts';
import { quote, quoteRefusal } from './quote.ts';
import { quoteTotals } from './term.ts';

const buildAutopay = (rateWithDiscount: number) => [{ discountType: 'AUTOPAY' as const, rateWithDiscount }];
const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: 'FIXED_20',
  min: 15_448.5,
  max: 152_425.2,
  minDraw: 15_000,
  maxDraw: 148_000,
  originationFee: 0.0299,
  rate: 0.086,
  otherRate: 0.0835,
  baseRate: 0.096,
  discountList: buildAutopay(0.0835),
};
const FREE_OFFER: Offer = { ...OFFER, id: '20-0', originationFee: 0, rate: 0.096, discountList: buildAutopay(0.0935) };
const HIGH_FEE_OFFER: Offer = {
  ...OFFER,
  id: '20-499',
  originationFee: 0.0499,
  rate: 0.082,
  discountList: buildAutopay(0.0795),
};
const TEN_YEAR_OFFER: Offer = { ...OFFER, id: '10-299', term: 10, type: 'FIXED_10' };
const buildCard = (status: 'MARKED_FOR_PAYOFF' | 'NOT_MARKED') => ({ monetaryBalance: 11_240, payOff: { status } });
const TERMS: QuoteTerms = {
  offersByType: { FIXED_10: [TEN_YEAR_OFFER], FIXED_20: [HIGH_FEE_OFFER, OFFER, FREE_OFFER] },
  minRecordingTax: 0,
  maxRecordingTax: 0,
  ofeeMaxThreshold: null,
  costs: [],
  liabilities: [buildCard('NOT_MARKED')],
};
const CHOICE: Choice = {
  offerSetId: '3',
  offerId: '20-299',
  drawAmount: 85_000,
  discountTypes: ['AUTOPAY'],
  payOffPreference: 'DEDUCT',
};

describe('quote', () => {
  test('matches the worked example: $751.42 a month, 8.35% APR, 8.75% including fees, $180,341 in total [OFFER-001, OFFER-003, OFFER-027]', () => {
    const quoted = quote(TERMS, OFFER, CHOICE);
    expect(quoted).toEqual({
      ...CHOICE,
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
    });
    expect(quoteTotals(OFFER, quoted)).toEqual({
      payments: 240,
      paid: 180_340.8,
      interest: 92_799.3,
      fees: 2541.5,
      cost: 95_340.8,
    });
  });

  test.each([
    ['10-299', 1055.19, { ...TEN_YEAR_OFFER, rate: 0.081, discountList: buildAutopay(0.0785) }],
    ['15-299', 841.65, { ...TEN_YEAR_OFFER, id: '15-299', term: 15, rate: 0.0835, discountList: buildAutopay(0.081) }],
    ['30-299', 688.69, { ...TEN_YEAR_OFFER, id: '30-299', term: 30, rate: 0.09, discountList: buildAutopay(0.0875) }],
    ['20-0', 784, FREE_OFFER],
    ['20-499', 743.68, HIGH_FEE_OFFER],
  ])('uses the terms of offer %s: %d a month [OFFER-001]', (offerId, monthlyPayment, chosen) => {
    expect(quote(TERMS, chosen, { ...CHOICE, offerId }).monthlyPayment).toBe(monthlyPayment);
  });

  test('deducts the payoffs from the draw, adds them, or draws the maximum [OFFER-016, OFFER-017, OFFER-018, ENUM-026, ENUM-030]', () => {
    const marked = { ...TERMS, liabilities: [buildCard('MARKED_FOR_PAYOFF'), buildCard('NOT_MARKED')] };
    const getCash = (payOffPreference: 'DEDUCT' | 'PRESERVE' | 'MAXIMIZE' | null) => {
      const { totalDraw, payoffTotal, cashToBorrower } = quote(marked, OFFER, { ...CHOICE, payOffPreference });
      return [totalDraw, payoffTotal, cashToBorrower];
    };
    expect(getCash('DEDUCT')).toEqual([85_000, 11_240, 73_760]);
    expect(getCash('PRESERVE')).toEqual([96_240, 11_240, 85_000]);
    expect(getCash('MAXIMIZE')).toEqual([148_000, 11_240, 136_760]);
    expect(getCash(null)).toEqual(getCash('DEDUCT'));
  });

  test('includes costs and the interpolated tax in the line, and the listed tax only once [OFFER-010, OFFER-011]', () => {
    const costs = [
      { feeType: 'RECORDING_FEE' as const, borrowerPaidAmount: 105 },
      { feeType: 'VALUATION_FEE' as const, borrowerPaidAmount: 180 },
      { feeType: 'RECORDING_TAX' as const, borrowerPaidAmount: 1480 },
    ];
    const taxed = { ...TERMS, costs, minRecordingTax: 150, maxRecordingTax: 1480 };
    const quoted = quote(taxed, OFFER, { ...CHOICE, drawAmount: 81_500 });
    expect(quoted).toMatchObject({
      recordingFee: 105,
      recordingTax: 815,
      originationFeeAmount: 2436.85,
      lineAmount: 81_500 + 2436.85 + 285 + 815,
    });
  });

  test('caps the origination fee at the maximum [OFFER-028, OFFER-012]', () => {
    expect(quote({ ...TERMS, ofeeMaxThreshold: 1000 }, OFFER, CHOICE)).toMatchObject({
      originationFeeAmount: 1000,
      lineAmount: 86_000,
    });
    expect(quote({ ...TERMS, ofeeMaxThreshold: 2541.5 }, OFFER, CHOICE)).toMatchObject({
      originationFeeAmount: 2541.5,
    });
  });

  test('charges interest only for the age-restricted product, with the line due at the end [OFFER-022]', () => {
    const restricted = { ...OFFER, type: 'INTEREST_ONLY_20' };
    const quoted = quote(TERMS, restricted, CHOICE);
    expect(quoted.monthlyPayment).toBe(609.14);
    expect(quoted.costIncludingFee).toBe(0.0866);
    expect(quoteTotals(restricted, quoted)).toEqual({
      payments: 240,
      paid: 233_735.1,
      interest: 146_193.6,
      fees: 2541.5,
      cost: 148_735.1,
    });
    expect([isInterestOnly(restricted), isInterestOnly(OFFER)]).toEqual([true, false]);
  });

  test('uses the lower rate of a smaller line up to the exact cent of the rate step [OFFER-027]', () => {
    const stepped: Offer = {
      ...OFFER,
      rate: 0.095,
      discountList: buildAutopay(0.0925),
      rateSteps: [
        { upTo: 87_541.5, rate: 0.086, discountList: buildAutopay(0.0835) },
        { upTo: 152_425.2, rate: 0.095, discountList: buildAutopay(0.0925) },
      ],
    };
    expect(quote(TERMS, stepped, CHOICE).rate).toBe(0.0835);
    expect(quote(TERMS, stepped, { ...CHOICE, drawAmount: 85_000.01 }).rate).toBe(0.0925);
  });
});

describe('discountedRate', () => {
  const several: Offer = {
    ...OFFER,
    discountList: [
      { discountType: 'AUTOPAY', rateWithDiscount: 0.0835 },
      { discountType: 'CREDIT_UNION', rateWithDiscount: 0.0835 },
      { discountType: 'ALL_IN', rateWithDiscount: 0.081 },
    ],
  };

  test('adds up the listed discounts [OFFER-027, ENUM-024]', () => {
    expect(discountedRate(several, [])).toBe(0.086);
    expect(discountedRate(several, ['AUTOPAY'])).toBe(0.0835);
    expect(discountedRate(several, ['AUTOPAY', 'CREDIT_UNION'])).toBe(0.081);
    expect(discountedRate(several, ['ALL_IN'])).toBe(0.081);
    expect(discountedRate(several, ['ALL_IN', 'AUTOPAY'])).toBe(0.081);
    expect(discountedRate(several, ['QUORUM'])).toBe(0.086);
  });

  test('never goes below the lowest rate that the offer lists [OFFER-027, CONST-044]', () => {
    const low: Offer = {
      ...several,
      rate: 0.078,
      discountList: several.discountList.map((discount) => ({ ...discount, rateWithDiscount: 0.076 })),
    };
    expect(discountedRate(low, ['AUTOPAY', 'CREDIT_UNION'])).toBe(0.076);
  });

  test('quote without AUTOPAY uses the full rate and payment [OFFER-021, ENUM-014]', () => {
    expect(quote(TERMS, OFFER, { ...CHOICE, discountTypes: [] })).toMatchObject({
      rate: 0.086,
      monthlyPayment: 765.26,
    });
  });
});

describe('quoteRefusal', () => {
  test("refuses an offer or discount that isn't in the set", () => {
    expect(quoteRefusal(TERMS, { ...CHOICE, offerId: '25-299' })).toEqual({ name: 'choice-unknown' });
    expect(quoteRefusal(TERMS, { ...CHOICE, discountTypes: ['AUTOPAY', 'QUORUM'] })).toEqual({
      name: 'choice-unknown',
    });
    expect(quoteRefusal(TERMS, CHOICE)).toBeUndefined();
  });

  test.each([
    ['DEDUCT', 14_999.99, { minDraw: 15_000, maxDraw: 148_000 }],
    ['DEDUCT', 148_000.01, { minDraw: 15_000, maxDraw: 148_000 }],
    ['DEDUCT', NaN, { minDraw: 15_000, maxDraw: 148_000 }],
    ['PRESERVE', 136_760.01, { minDraw: 3760, maxDraw: 136_760 }],
    ['PRESERVE', 3759.99, { minDraw: 3760, maxDraw: 136_760 }],
  ] as const)('refuses a draw out of range: %s %d [OFFER-024, OFFER-019]', (payOffPreference, drawAmount, limits) => {
    const marked = { ...TERMS, liabilities: [buildCard('MARKED_FOR_PAYOFF')] };
    expect(quoteRefusal(marked, { ...CHOICE, drawAmount, payOffPreference })).toEqual({
      name: 'draw-out-of-range',
      ...limits,
    });
  });

  test("refuses a draw that doesn't cover the marked debts [OFFER-020, OFFER-015]", () => {
    const marked = {
      ...TERMS,
      liabilities: [buildCard('MARKED_FOR_PAYOFF'), { ...buildCard('MARKED_FOR_PAYOFF'), monetaryBalance: 10_000 }],
    };
    expect(quoteRefusal(marked, { ...CHOICE, drawAmount: 21_239.99 })).toEqual({
      name: 'draw-out-of-range',
      minDraw: 21_240,
      maxDraw: 148_000,
    });
    expect(quoteRefusal(marked, { ...CHOICE, drawAmount: 21_240 })).toBeUndefined();
  });

  test('refuses debts above the largest draw, and accepts any draw amount with MAXIMIZE [OFFER-018]', () => {
    const heavy = { ...TERMS, liabilities: [{ ...buildCard('MARKED_FOR_PAYOFF'), monetaryBalance: 148_000.01 }] };
    for (const payOffPreference of ['DEDUCT', 'PRESERVE', 'MAXIMIZE'] as const)
      expect(quoteRefusal(heavy, { ...CHOICE, payOffPreference })).toEqual({ name: 'payoff-not-possible' });
    expect(quoteRefusal(TERMS, { ...CHOICE, payOffPreference: 'MAXIMIZE', drawAmount: 0 })).toBeUndefined();
  });
});

describe('allOffers, findOffer and showsOffer', () => {
  test('allOffers and findOffer search all groups of the set [OFFER-026]', () => {
    expect(allOffers(TERMS).map(({ id }) => id)).toEqual(['10-299', '20-499', '20-299', '20-0']);
    expect(findOffer(TERMS, '20-0')).toBe(FREE_OFFER);
    expect(findOffer(TERMS, '30-0')).toBeUndefined();
  });

  test('showsOffer requires a rate and an amount above 0 [OFFER-025]', () => {
    expect(
      [
        [0.08, 1],
        [0, 1],
        [0.08, 0],
        [-0.01, 1],
        [NaN, 1],
      ].map(([rate, lineAmount]) => showsOffer({ rate: rate!, lineAmount: lineAmount! })),
    ).toEqual([true, false, false, false, false]);
  });

  test('showsCashToBorrower is true before the signing, and after it only without payoffs', () => {
    const [signed, payoffs] = [{ signedAt: '2026-11-27T18:00:00.000Z' }, { cashToBorrower: 78_760, totalDraw: 90_000 }];
    expect(showsCashToBorrower({ signedAt: null }, payoffs)).toBe(true);
    expect(showsCashToBorrower({}, payoffs)).toBe(true);
    expect(showsCashToBorrower(signed, payoffs)).toBe(false);
    expect(showsCashToBorrower(signed, { ...payoffs, cashToBorrower: 90_000 })).toBe(true);
  });
});

describe('buyDowns', () => {
  test('returns nothing while the flag is off [OFFER-029]', () => {
    expect(buyDowns(TERMS, OFFER, CHOICE, false)).toEqual([]);
    expect(buyDowns(TERMS, OFFER, CHOICE, true).map(({ offerId }) => offerId)).toEqual(['20-499']);
  });

  test('returns the extra fee, the monthly saving and the break-even month [OFFER-029]', () => {
    expect(buyDowns(TERMS, OFFER, CHOICE, true)).toEqual([
      { offerId: '20-499', rate: 0.0795, extraFee: 1700, saving: 7.74, breakEvenMonths: 220 },
    ]);
    const dear = { ...HIGH_FEE_OFFER, rate: 0.0855, discountList: buildAutopay(0.0834) };
    expect(buyDowns({ ...TERMS, offersByType: { FIXED_20: [dear, OFFER] } }, OFFER, CHOICE, true)).toEqual([]);
  });
});
