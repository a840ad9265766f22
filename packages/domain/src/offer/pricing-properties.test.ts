import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OCCUPANCY_TYPES } from '../enums/home.ts';
import { LIABILITY_KINDS, PAYOFF_STATUSES } from '../enums/offer.ts';
import { DECLINE_REASON_CODES } from './decline-reasons.ts';
import { allOffers } from './offer.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { price } from './pricing.ts';
import { quote } from './quote.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

const arbitraryDollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const arbitraryLiability = fc.record({
  uuid: fc.uuid(),
  kind: fc.constantFrom(...LIABILITY_KINDS),
  monetaryBalance: arbitraryDollars(300_000),
  monetaryCalculatedNextPaymentMinimumAmount: arbitraryDollars(1500),
  payOff: fc.record({ status: fc.constantFrom(...PAYOFF_STATUSES) }),
});
const arbitraryShare = fc.double({ min: 0, max: 1, noNaN: true });
const arbitraryInputs: fc.Arbitrary<PricingInputs> = fc.record({
  score: fc.integer({ min: 560, max: 850 }),
  scoreReasons: fc.subarray([...DECLINE_REASON_CODES]),
  homeValue: arbitraryDollars(1_500_000),
  automatedValue: fc.boolean(),
  occupancy: fc.constantFrom(...OCCUPANCY_TYPES),
  state: fc.constantFrom('CO', 'TX', 'MD', 'NY', 'FL', 'CA'),
  annualIncome: arbitraryDollars(400_000),
  liabilities: fc.array(arbitraryLiability, { maxLength: 4 }),
  assets: fc.option(arbitraryDollars(900_000)),
  reducedOfferAccepted: fc.boolean(),
  liensReached: fc.boolean(),
  manualNotary: fc.boolean(),
  brand: fc.record({
    interestOnly: fc.boolean(),
    ofeeMaxThreshold: fc.option(arbitraryDollars(8000)),
    discounts: fc.constantFrom([], [{ discountType: 'CREDIT_UNION' as const, points: 0.0025 }]),
  }),
  previous: fc.constant(null),
});

describe('price with random inputs', () => {
  test('offers respect every policy limit on draw, line, CLTV, DTI and rate [CONST-043, CONST-044, CONST-045]', () => {
    let offered = 0;
    fc.assert(
      fc.property(arbitraryInputs, (file) => {
        const { outcome, reasons, offers, winback } = price(file, SAMPLE_POLICY);
        expect(reasons.length).toBeLessThanOrEqual(4);
        expect(reasons.length > 0).toBe(outcome !== 'OFFERS');
        expect([outcome === 'OFFERS', outcome === 'WINBACK']).toEqual([offers !== null, winback !== null]);
        expect(winback?.after.maxDraw ?? 15_000).toBeGreaterThanOrEqual(15_000);
        if (!offers) return;
        const set = { ...offers, liabilities: [] };
        const list = allOffers(set);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(list.length).toBeGreaterThan(0);
        const staying = file.liabilities.filter(({ payOff }) => payOff.status === 'NOT_MARKED');
        const liens = staying.reduce((sum, debt) => sum + (debt.kind === 'LIEN' ? debt.monetaryBalance : 0), 0);
        const debts = staying.reduce((sum, debt) => sum + debt.monetaryCalculatedNextPaymentMinimumAmount, 0);
        const income = file.annualIncome / 12 + (file.score >= 680 ? (file.assets ?? 0) / 120 : 0);
        const caps = { HOME: file.state === 'TX' ? 0.8 : 0.85, SECONDARY: 0.75, INVESTMENT: 0.7 };
        for (const offer of list) {
          offered += 1;
          const ask = (drawAmount: number, discountTypes: readonly 'AUTOPAY'[] = []) =>
            quote(set, offer, { offerSetId: '1', offerId: offer.id, drawAmount, discountTypes });
          const [least, most] = [ask(offer.minDraw), ask(offer.maxDraw)];
          expect(offer.minDraw).toBeGreaterThanOrEqual(15_000);
          expect(offer.minDraw).toBeLessThanOrEqual(offer.maxDraw);
          expect(least.lineAmount).toBe(offer.min);
          expect(most.lineAmount).toBeLessThanOrEqual(offer.max);
          expect(most.lineAmount).toBeGreaterThan(offer.max - 0.03);
          expect(offer.max).toBeLessThanOrEqual(400_000);
          expect(liens + most.lineAmount).toBeLessThanOrEqual(file.homeValue * caps[file.occupancy] + 1e-6);
          expect(debts + most.monthlyPayment).toBeLessThanOrEqual(income * (file.score >= 680 ? 0.5 : 0.43) + 1e-6);
          for (const one of [least, most, ask(offer.minDraw, ['AUTOPAY'])]) {
            expect(one.rate).toBeGreaterThanOrEqual(0.076);
            expect(one.rate).toBeLessThanOrEqual(0.172);
            expect(one.originationFeeAmount).toBeLessThanOrEqual(one.totalDraw * 0.0499 + 0.005);
          }
          const steps = (offer.rateSteps ?? []).map(({ upTo, rate }) => [upTo, rate] as const);
          for (const [index, [upTo, rate]] of steps.entries()) {
            expect(upTo).toBeGreaterThan(steps[index - 1]?.[0] ?? 0);
            expect(rate).toBeGreaterThanOrEqual(steps[index - 1]?.[1] ?? 0);
          }
        }
      }),
      { seed: 400, numRuns: 1500 },
    );
    expect(offered).toBeGreaterThan(2000);
  });

  test('a larger draw never lowers the payment, line, tax or rate [OFFER-001, OFFER-010]', () => {
    fc.assert(
      fc.property(arbitraryInputs, arbitraryShare, arbitraryShare, (file, one, other) => {
        const { offers } = price({ ...file, score: 700, assets: 0, reducedOfferAccepted: true }, SAMPLE_POLICY);
        const set = offers && { ...offers, liabilities: [] };
        for (const offer of set ? allOffers(set) : []) {
          const [low, high] = [Math.min(one, other), Math.max(one, other)].map((share) => {
            const drawAmount = Math.round((offer.minDraw + share * (offer.maxDraw - offer.minDraw)) * 100) / 100;
            return quote(set!, offer, { offerSetId: '1', offerId: offer.id, drawAmount, discountTypes: [] });
          });
          for (const figure of [
            'monthlyPayment',
            'lineAmount',
            'recordingTax',
            'rate',
            'originationFeeAmount',
            'dailyInterest',
          ] as const)
            expect(high![figure]).toBeGreaterThanOrEqual(low![figure]);
        }
      }),
      { seed: 401, numRuns: 600 },
    );
  });

  test('a higher income, home value or score never lowers the largest draw', () => {
    const getMaxDraw = (file: PricingInputs) => {
      const result = price({ ...file, assets: 0, reducedOfferAccepted: true }, SAMPLE_POLICY);
      return result.offers?.maxDraw ?? 0;
    };
    fc.assert(
      fc.property(arbitraryInputs, arbitraryDollars(50_000), fc.integer({ min: 0, max: 60 }), (file, more, points) => {
        const marked = { ...file, state: 'CO', brand: { ...file.brand, ofeeMaxThreshold: null } };
        const now = getMaxDraw(marked);
        expect(getMaxDraw({ ...marked, annualIncome: marked.annualIncome + more })).toBeGreaterThanOrEqual(now);
        expect(getMaxDraw({ ...marked, homeValue: marked.homeValue + more })).toBeGreaterThanOrEqual(now);
        expect(getMaxDraw({ ...marked, score: marked.score + points })).toBeGreaterThanOrEqual(now);
      }),
      { seed: 402, numRuns: 600 },
    );
  });
});
