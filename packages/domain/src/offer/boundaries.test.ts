import { expect, test } from 'vitest';
import { buildOffers } from './build-offers.ts';
import { calculateCapacity, dtiCap } from './capacity.ts';
import { drawRange } from './draw-range.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { fixedCosts } from './quote.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

const INPUTS: PricingInputs = {
  score: 742,
  scoreReasons: [],
  homeValue: 412_000,
  automatedValue: true,
  occupancy: 'HOME',
  state: 'CO',
  annualIncome: 120_000,
  liabilities: [],
  assets: null,
  reducedOfferAccepted: false,
  liensReached: false,
  manualNotary: false,
  brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
  previous: null,
};

test('dtiCap uses the higher cap from its exact score', () => {
  const { scoreAboveUsual, cap, usualCap } = SAMPLE_POLICY.dti;
  expect(cap).not.toBe(usualCap);
  expect(dtiCap({ score: scoreAboveUsual }, SAMPLE_POLICY)).toBe(cap);
  expect(dtiCap({ score: scoreAboveUsual - 1 }, SAMPLE_POLICY)).toBe(usualCap);
});

test('buildOffers rounds the draw range inward, inside the exact range', () => {
  let between = 0;
  for (let homeValue = 200_000; homeValue < 210_000; homeValue += 777) {
    const from = { ...INPUTS, homeValue };
    const built = buildOffers(from, calculateCapacity(from, SAMPLE_POLICY), SAMPLE_POLICY, { ignoreIncome: false });
    for (const offer of Object.values(built.offersByType).flat()) {
      const exact = drawRange({
        min: offer.min,
        max: offer.max,
        costs: fixedCosts(built.costs.filter(({ feeType }) => feeType !== 'RECORDING_TAX')),
        minRecordingTax: built.minRecordingTax,
        maxRecordingTax: built.maxRecordingTax,
        originationFee: offer.originationFee,
        ofeeMaxThreshold: built.ofeeMaxThreshold,
      });
      expect(offer.minDraw).toBeGreaterThanOrEqual(exact.minDraw);
      expect(offer.maxDraw).toBeLessThanOrEqual(exact.maxDraw);
      if (offer.maxDraw < exact.maxDraw) between += 1;
    }
  }
  // Some ends must fall between two cents, or the test would try nothing.
  expect(between).toBeGreaterThan(0);
});
