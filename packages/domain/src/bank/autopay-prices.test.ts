import { expect, test } from 'vitest';
import { offerType, type Offer, type QuoteTerms } from '../offer/offer.ts';
import { quote } from '../offer/quote.ts';
import { autopayPrices } from './autopay-prices.ts';

const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: offerType(20, false),
  min: 15_448.5,
  max: 152_425.2,
  minDraw: 15_000,
  maxDraw: 148_000,
  originationFee: 0.0299,
  rate: 0.086,
  discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }],
};
const TERMS: QuoteTerms = { offersByType: { [OFFER.type]: [OFFER] }, costs: [], liabilities: [] };

const choose = (offer: Offer, discountTypes: ('AUTOPAY' | 'ALL_IN' | 'CREDIT_UNION')[]) =>
  quote(TERMS, offer, { offerSetId: 'set', offerId: offer.id, drawAmount: 90_000, discountTypes });

test('prices the same line with and without autopay, exactly as the offers do', () => {
  const [withIt, without] = [choose(OFFER, ['AUTOPAY']), choose(OFFER, [])];
  const prices = {
    withAutopay: { rate: 0.0835, monthlyPayment: withIt.monthlyPayment },
    without: { rate: 0.086, monthlyPayment: without.monthlyPayment },
  };
  expect(autopayPrices(OFFER, withIt)).toEqual({ chosen: true, ...prices });
  expect(autopayPrices(OFFER, without)).toEqual({ chosen: false, ...prices });
  expect(prices.without.monthlyPayment).toBeGreaterThan(prices.withAutopay.monthlyPayment);
});

test('prices an interest-only line by its interest', () => {
  const offer: Offer = { ...OFFER, type: offerType(20, true) };
  const chosen = choose(offer, ['AUTOPAY']);
  expect(autopayPrices(offer, chosen)?.withAutopay.monthlyPayment).toBe(chosen.monthlyPayment);
});

test('keeps the other discounts without autopay', () => {
  const offer: Offer = {
    ...OFFER,
    discountList: [
      { discountType: 'ALL_IN', rateWithDiscount: 0.081 },
      { discountType: 'AUTOPAY', rateWithDiscount: 0.0835 },
      { discountType: 'CREDIT_UNION', rateWithDiscount: 0.0835 },
    ],
  };
  const prices = autopayPrices(offer, choose(offer, ['ALL_IN']));
  expect(prices?.withAutopay.rate).toBe(0.081);
  expect(prices?.without.rate).toBe(0.0835);
});

test('is null for an offer whose price does not depend on autopay', () => {
  const offer: Offer = { ...OFFER, discountList: [] };
  expect(autopayPrices(offer, choose(offer, []))).toBeNull();
});

test('is null for an offer that was priced again since the choice', () => {
  const chosen = choose(OFFER, ['AUTOPAY']);
  const repriced: Offer = {
    ...OFFER,
    rate: 0.09,
    discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0875 }],
  };
  expect(autopayPrices(repriced, chosen)).toBeNull();
});
