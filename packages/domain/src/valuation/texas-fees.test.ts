import { expect, test } from 'vitest';
import { findOffer } from '../offer/offer.ts';
import type { PricingInputs } from '../offer/pricing-inputs.ts';
import { price } from '../offer/pricing.ts';
import { SAMPLE_POLICY } from '../offer/sample-policy.ts';

const TEXAS_INPUTS: PricingInputs = {
  score: 742,
  scoreReasons: [],
  homeValue: 412_000,
  automatedValue: false,
  occupancy: 'HOME',
  state: 'TX',
  annualIncome: 120_000,
  liabilities: [],
  assets: null,
  reducedOfferAccepted: false,
  liensReached: true,
  manualNotary: false,
  brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
  previous: null,
};
const priceOffers = (inputs: PricingInputs) => price(inputs, SAMPLE_POLICY).offers;

test('Texas homestead fees with a valuation and an appraisal stay within 2% of the smallest principal', () => {
  const appraisalFee = 650;
  for (const inputs of [TEXAS_INPUTS, { ...TEXAS_INPUTS, appraisalFee }]) {
    const set = priceOffers(inputs);
    const offer =
      findOffer({ offersByType: set?.offersByType ?? {} }, '20-TX') ??
      findOffer({ offersByType: set?.offersByType ?? {} }, '20-0');
    if (!set || !offer) throw new Error('no offer');
    const fees = offer.minDraw * offer.originationFee + set.totalPaidByBorrower + (inputs.appraisalFee ?? 0);
    console.log(
      `${offer.minDraw} x ${offer.originationFee} + ${set.totalPaidByBorrower} + ${inputs.appraisalFee ?? 0} = ${fees} <= ${offer.minDraw * 0.02}`,
    );
    expect(fees).toBeLessThanOrEqual(offer.minDraw * 0.02 + 0.005);
  }
});

test('an appraisal fee raises the smallest draw of a Texas homestead and no other', () => {
  const getSmallestDraw = (inputs: PricingInputs) =>
    findOffer({ offersByType: priceOffers(inputs)?.offersByType ?? {} }, '20-0')?.minDraw;
  expect([getSmallestDraw(TEXAS_INPUTS), getSmallestDraw({ ...TEXAS_INPUTS, appraisalFee: 650 })]).toEqual([
    15_000, 45_250,
  ]);
  expect(priceOffers({ ...TEXAS_INPUTS, state: 'CO', appraisalFee: 650 })).toEqual(
    priceOffers({ ...TEXAS_INPUTS, state: 'CO' }),
  );
});
