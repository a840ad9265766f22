import { expect, test } from 'vitest';
import type { Choice, Offer, QuoteTerms } from './offer.ts';
import { quote } from './quote.ts';

const OFFER: Offer = {
  id: '30-299',
  term: 30,
  type: 'FIXED_30',
  min: 15_953.5,
  max: 165_000,
  minDraw: 15_000,
  maxDraw: 158_000,
  originationFee: 0.0299,
  rate: 0.0935,
  otherRate: 0.091,
  baseRate: 0.1,
  discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.091 }],
  rateSteps: [
    { upTo: 67_200, rate: 0.089, discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0865 }] },
    { upTo: 165_000, rate: 0.0935, discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.091 }] },
  ],
};
const TERMS: QuoteTerms = {
  offersByType: { FIXED_30: [OFFER] },
  minRecordingTax: 40,
  maxRecordingTax: 410,
  ofeeMaxThreshold: 9000,
  costs: [
    { feeType: 'RECORDING_FEE', borrowerPaidAmount: 105 },
    { feeType: 'RECORDING_TAX', borrowerPaidAmount: 410 },
  ],
  liabilities: [
    { monetaryBalance: 11_240, payOff: { status: 'MARKED_FOR_PAYOFF' } },
    { monetaryBalance: 9600, payOff: { status: 'NOT_MARKED' } },
  ],
};
const CHOICE: Choice = {
  offerSetId: '1',
  offerId: '30-299',
  drawAmount: 0,
  discountTypes: ['AUTOPAY'],
  payOffPreference: 'DEDUCT',
};

/** The same quote in plain numbers, accurate to a few cents: the fastest alternative, as a comparison. */
function plainQuote(draw: number): number {
  const payoff = TERMS.liabilities.reduce(
    (sum, debt) => sum + (debt.payOff.status === 'MARKED_FOR_PAYOFF' ? debt.monetaryBalance : 0),
    0,
  );
  const fee = Math.min(9000, draw * OFFER.originationFee);
  const costs = TERMS.costs.reduce(
    (sum, cost) => sum + (cost.feeType === 'RECORDING_TAX' ? 0 : cost.borrowerPaidAmount),
    0,
  );
  const tax = 40 + (370 * (draw - OFFER.minDraw)) / (OFFER.maxDraw - OFFER.minDraw);
  const line = draw + fee + costs + tax;
  const rate = (OFFER.rateSteps?.find((step) => line <= step.upTo) ?? OFFER).rate - 0.0025;
  const payment = (line * rate) / 12 / (1 - (1 + rate / 12) ** -360);
  let monthly = payment / draw;
  for (let turn = 0; turn < 6; turn += 1) {
    const shrunk = (1 + monthly) ** -360;
    const worth = (payment * (1 - shrunk)) / monthly - draw;
    monthly -= worth / ((payment * ((360 * shrunk * monthly) / (1 + monthly) - (1 - shrunk))) / monthly ** 2);
  }
  return Math.round(payment * 100) / 100 + monthly + payoff + (line * rate) / 365.25;
}

/** Microseconds per call, best of several rounds, so that other load on the machine doesn't count. */
function measureMicroseconds(run: (draw: number) => unknown): number {
  let best = Infinity;
  for (let round = 0; round < 40; round += 1) {
    const started = performance.now();
    for (let index = 0; index < 2000; index += 1) run(15_000 + index * 70);
    best = Math.min(best, ((performance.now() - started) * 1000) / 2000);
  }
  return best;
}

test('one tick of the slider costs at most 40 times the plain-number version', () => {
  const exact = measureMicroseconds((draw) => quote(TERMS, OFFER, { ...CHOICE, drawAmount: draw }));
  const plain = measureMicroseconds(plainQuote);
  const ratio = exact / plain;
  const figures = `${exact.toFixed(2)} µs exact, ${plain.toFixed(2)} µs in plain numbers, ratio ${ratio.toFixed(1)}`;
  console.log(`slider tick: ${figures}; at 6x slowdown ${(exact * 6).toFixed(0)} µs`);
  expect(ratio).toBeLessThan(40);
  expect(quote(TERMS, OFFER, { ...CHOICE, drawAmount: 85_000 }).monthlyPayment).toBeGreaterThan(700);
});
