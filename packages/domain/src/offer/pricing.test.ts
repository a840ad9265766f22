import { describe, expect, test } from 'vitest';
import { findOffer } from './offer.ts';
import type { PricedLiability, PricingInputs } from './pricing-inputs.ts';
import { price } from './pricing.ts';
import { quote } from './quote.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

const buildDebt = (
  uuid: string,
  kind: PricedLiability['kind'],
  monetaryBalance: number,
  payment: number,
  marked = false,
): PricedLiability => ({
  uuid,
  kind,
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: payment,
  payOff: { status: marked ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED' },
});
const MORTGAGE = buildDebt('mortgage', 'LIEN', 180_000, 1312);
const MARIA: PricingInputs = {
  score: 742,
  scoreReasons: [],
  homeValue: 412_000,
  automatedValue: true,
  occupancy: 'HOME',
  state: 'CO',
  annualIncome: 120_000,
  liabilities: [MORTGAGE, buildDebt('card', 'CARD', 11_240, 281), buildDebt('car', 'LOAN', 9600, 318)],
  assets: null,
  reducedOfferAccepted: false,
  liensReached: false,
  manualNotary: false,
  brand: { interestOnly: false, ofeeMaxThreshold: null, discounts: [] },
  previous: null,
};
const priceWith = (changes: Partial<PricingInputs> = {}) => price({ ...MARIA, ...changes }, SAMPLE_POLICY);
const listOfferIds = (changes: Partial<PricingInputs> = {}) =>
  Object.values(priceWith(changes).offers?.offersByType ?? {})
    .flat()
    .map(({ id }) => id);
const getOffer = (id: string, changes: Partial<PricingInputs> = {}) => {
  const found = findOffer({ offersByType: priceWith(changes).offers?.offersByType ?? {} }, id);
  if (!found) throw new Error(`no offer ${id}`);
  return found;
};

describe('price with offers', () => {
  test('returns offers for each term and fee option, grouped by term, with the policy version [OFFER-026]', () => {
    const { outcome, reasons, limit, offers, policyVersion } = priceWith();
    expect({ outcome, reasons, limit, policyVersion }).toEqual({
      outcome: 'OFFERS',
      reasons: [],
      limit: null,
      policyVersion: 'sample-1',
    });
    expect(
      Object.entries(offers?.offersByType ?? {}).map(([type, list]) => [type, ...list.map(({ id }) => id)]),
    ).toEqual([
      ['FIXED_10', '10-0', '10-299', '10-499'],
      ['FIXED_15', '15-0', '15-299', '15-499'],
      ['FIXED_20', '20-0', '20-299', '20-499'],
      ['FIXED_30', '30-0', '30-299', '30-499'],
    ]);
  });

  test('offers a $15,000 draw up to the line that 85% of the home value allows [OFFER-011, CONST-043]', () => {
    expect(getOffer('20-0')).toMatchObject({ min: 15_000, minDraw: 15_000, max: 170_200, maxDraw: 170_200 });
    expect(getOffer('20-299')).toMatchObject({ min: 15_448.5, minDraw: 15_000, max: 170_200, maxDraw: 165_258.76 });
    expect(priceWith().offers).toMatchObject({ amount: 170_200, maxDraw: 170_200, maxDtiUnlimited: 170_200 });
  });

  test('offers a lower rate for a smaller CLTV: 8.60% at 64.9%, 0.25 less with autopay [OFFER-027]', () => {
    expect(getOffer('20-299').rateSteps?.map(({ upTo, rate }) => [upTo, rate])).toEqual([
      [67_200, 0.085],
      [108_400, 0.086],
      [149_600, 0.092],
      [170_200, 0.101],
    ]);
    expect(getOffer('20-299')).toMatchObject({ rate: 0.101, otherRate: 0.0985, baseRate: 0.111 });
    const set = { ...priceWith().offers!, liabilities: MARIA.liabilities };
    const choice = {
      offerSetId: '1',
      offerId: '20-299',
      drawAmount: 85_000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    } as const;
    expect(quote(set, getOffer('20-299'), choice)).toMatchObject({
      rate: 0.0835,
      monthlyPayment: 751.42,
      lineAmount: 87_541.5,
    });
  });

  test('offers at most a $400,000 line for any home value [CONST-043]', () => {
    expect(getOffer('20-0', { homeValue: 5_000_000, annualIncome: 900_000 })).toMatchObject({
      max: 400_000,
      maxDraw: 400_000,
    });
  });

  test.each([
    ['SECONDARY', 0.75],
    ['INVESTMENT', 0.7],
  ] as const)('limits the line by the CLTV cap for %s [ENUM-001]', (occupancy, share) => {
    expect(getOffer('20-0', { occupancy }).max).toBe(412_000 * share - 180_000);
  });

  test('deducts recording fee, valuation, notary and county tax from the line [OFFER-010, OFFER-011, CONST-046, CONST-047, DATA-040, ENUM-031]', () => {
    const there = { state: 'MD', automatedValue: false, manualNotary: true };
    const { offers } = priceWith(there);
    expect(offers?.costs).toEqual([
      { feeType: 'RECORDING_FEE', borrowerPaidAmount: 115 },
      { feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 },
      { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: 300 },
      { feeType: 'RECORDING_TAX', borrowerPaidAmount: 1191.4 },
    ]);
    expect(offers).toMatchObject({ minRecordingTax: 109.16, maxRecordingTax: 1191.4, totalPaidByBorrower: 1786.4 });
    expect(getOffer('20-0', there)).toMatchObject({
      min: 15_704.16,
      minDraw: 15_000,
      max: 170_200,
      maxDraw: 168_413.6,
    });
    expect(priceWith({ state: 'MD', county: 'Frederick' }).offers?.maxRecordingTax).toBe(2382.8);
  });

  test('lists brand discounts besides autopay, and all of them combined [OFFER-027, ENUM-024]', () => {
    const brand = { ...MARIA.brand, discounts: [{ discountType: 'CREDIT_UNION' as const, points: 0.0025 }] };
    expect(getOffer('20-299', { brand }).discountList).toEqual([
      { discountType: 'AUTOPAY', rateWithDiscount: 0.0985 },
      { discountType: 'CREDIT_UNION', rateWithDiscount: 0.0985 },
      { discountType: 'ALL_IN', rateWithDiscount: 0.096 },
    ]);
  });

  test('count only the first of discounts that exclude each other [ENUM-024]', () => {
    const discounts = [
      { discountType: 'VALLEY_STRONG_FFA' as const, points: 0.005 },
      { discountType: 'VALLEY_STRONG_NON_FFA' as const, points: 0.0025 },
    ];
    expect(getOffer('20-299', { brand: { ...MARIA.brand, discounts } }).discountList).toEqual([
      { discountType: 'AUTOPAY', rateWithDiscount: 0.0985 },
      { discountType: 'VALLEY_STRONG_FFA', rateWithDiscount: 0.096 },
      { discountType: 'VALLEY_STRONG_NON_FFA', rateWithDiscount: 0.0985 },
      { discountType: 'ALL_IN', rateWithDiscount: 0.0935 },
    ]);
  });

  test("caps the fee at the brand's maximum and allows a larger draw [OFFER-012, OFFER-028, CONST-045]", () => {
    const brand = { ...MARIA.brand, ofeeMaxThreshold: 1000 };
    expect(priceWith({ brand }).offers?.ofeeMaxThreshold).toBe(1000);
    expect(getOffer('20-499', { brand })).toMatchObject({ min: 15_748.5, maxDraw: 169_200 });
  });

  test('offers interest-only terms for the age-restricted brand, with a larger line for the same income [OFFER-022]', () => {
    const brand = { ...MARIA.brand, interestOnly: true };
    expect(Object.keys(priceWith({ brand }).offers?.offersByType ?? {})).toContain('INTEREST_ONLY_10');
    const income = { annualIncome: 82_000, assets: 0, reducedOfferAccepted: true, score: 690 };
    expect(getOffer('10-0', { ...income, brand }).max).toBeGreaterThan(getOffer('10-0', income).max);
  });

  test('excludes a debt marked for payoff from CLTV and DTI [ENUM-030]', () => {
    const liabilities = [buildDebt('mortgage', 'LIEN', 180_000, 1312), buildDebt('second', 'LIEN', 30_000, 400, true)];
    expect(getOffer('20-0', { liabilities }).max).toBe(170_200);
    expect(getOffer('20-0', { liabilities: [liabilities[0]!, buildDebt('second', 'LIEN', 30_000, 400)] }).max).toBe(
      140_200,
    );
  });
});

describe('price of a Texas homestead', () => {
  const texas = { state: 'TX' };

  test('limits the line to 80% of the value, unlike other Texas homes', () => {
    expect(getOffer('20-0', texas).max).toBe(412_000 * 0.8 - 180_000);
    expect(getOffer('20-499', { ...texas, occupancy: 'SECONDARY' }).max).toBe(412_000 * 0.75 - 180_000);
  });

  test('offers no fee, or 2% minus the other fees, instead of the ordinary options', () => {
    expect(listOfferIds(texas).filter((id) => id.startsWith('20-'))).toEqual(['20-0', '20-TX']);
    expect(getOffer('20-TX', texas).originationFee).toBe(0.015);
    expect(listOfferIds({ ...texas, automatedValue: false }).filter((id) => id.startsWith('20-'))).toEqual([
      '20-0',
      '20-TX',
    ]);
    expect(getOffer('20-TX', { ...texas, automatedValue: false }).originationFee).toBe(0.003);
  });

  test('never charges more than 2% in fees, and raises the minimum draw to cover the costs', () => {
    for (const changes of [
      texas,
      { ...texas, automatedValue: false },
      { ...texas, automatedValue: false, manualNotary: true },
    ]) {
      const { offers } = priceWith(changes);
      const set = { ...offers!, liabilities: [] };
      for (const one of Object.values(set.offersByType).flat())
        for (const drawAmount of [one.minDraw, 60_000, one.maxDraw]) {
          const { originationFeeAmount } = quote(set, one, {
            offerSetId: '1',
            offerId: one.id,
            drawAmount,
            discountTypes: [],
          });
          expect(originationFeeAmount + set.totalPaidByBorrower).toBeLessThanOrEqual(drawAmount * 0.02 + 0.005);
        }
    }
    expect(getOffer('20-0', { ...texas, automatedValue: false, manualNotary: true }).minDraw).toBe(27_750);
  });
});

describe('price without offers', () => {
  test("declines a score below the minimum for up to four of the bureau's reasons", () => {
    const scoreReasons = [
      'BALANCES_HIGH',
      'DELINQUENT_OBLIGATIONS',
      'BALANCES_HIGH',
      'BANKRUPTCY',
      'RECENT_INQUIRIES',
      'ACCOUNTS_TOO_NEW',
    ] as const;
    expect(priceWith({ score: 639, scoreReasons })).toMatchObject({
      outcome: 'NONE',
      offers: null,
      winback: null,
      reasons: ['BALANCES_HIGH', 'DELINQUENT_OBLIGATIONS', 'BANKRUPTCY', 'RECENT_INQUIRIES'],
    });
    expect(priceWith({ score: 540 }).reasons).toEqual(['CREDIT_SCORE']);
    expect(priceWith({ score: 640 }).outcome).toBe('OFFERS');
  });

  test('declines when the home leaves less than a $15,000 draw, for both reasons', () => {
    const jordan = {
      score: 688,
      annualIncome: 70_000,
      liabilities: [buildDebt('mortgage', 'LIEN', 342_000, 2500), buildDebt('loan', 'LOAN', 20_000, 480)],
    };
    expect(priceWith(jordan)).toMatchObject({
      outcome: 'NONE',
      reasons: ['COLLATERAL_INSUFFICIENT', 'OBLIGATIONS_EXCESSIVE'],
      winback: null,
    });
    expect(priceWith({ ...jordan, annualIncome: 200_000 }).reasons).toEqual(['COLLATERAL_INSUFFICIENT']);
  });

  test('one cent of debt decides between a $15,000 line and no offer', () => {
    const getOutcome = (owed: number) =>
      priceWith({ liabilities: [buildDebt('mortgage', 'LIEN', owed, 1312)] }).outcome;
    expect([getOutcome(335_200), getOutcome(335_200.01)]).toEqual(['OFFERS', 'NONE']);
  });

  test('declines excessive debts after assets were asked for, or when the score is too low to ask', () => {
    const liabilities = [MORTGAGE, buildDebt('loans', 'LOAN', 90_000, 3600)];
    expect(priceWith({ liabilities, assets: 0 })).toMatchObject({
      outcome: 'NONE',
      reasons: ['OBLIGATIONS_EXCESSIVE'],
    });
    expect(priceWith({ liabilities, score: 679 })).toMatchObject({
      outcome: 'NONE',
      reasons: ['OBLIGATIONS_EXCESSIVE'],
    });
  });
});

describe("price when income doesn't support the line", () => {
  const tight = { annualIncome: 66_000 };

  test('asks for assets first when the score is 680 or higher', () => {
    expect(priceWith(tight)).toMatchObject({ outcome: 'ASSETS', reasons: ['INCOME_INSUFFICIENT'], offers: null });
    expect(priceWith({ ...tight, annualIncome: 82_000, score: 679 }).outcome).toBe('WINBACK');
  });

  test('counts assets over 120 months as monthly income', () => {
    expect(priceWith({ ...tight, assets: 600_000 })).toMatchObject({ outcome: 'OFFERS', limit: null });
    expect(priceWith({ ...tight, assets: 6000 }).outcome).toBe('WINBACK');
  });

  test('offers a smaller line when assets don’t suffice, and shows both lines', () => {
    const { outcome, reasons, winback, offers } = priceWith({ ...tight, assets: 0 });
    expect({ outcome, reasons, offers }).toEqual({
      outcome: 'WINBACK',
      reasons: ['OBLIGATIONS_EXCESSIVE'],
      offers: null,
    });
    expect(winback).toMatchObject({ reason: 'DTI', before: { lineAmount: 170_200, maxDraw: 170_200 }, payoffs: [] });
    expect(winback!.after.maxDraw).toBeGreaterThan(15_000);
    expect(winback!.after.maxDraw).toBeLessThan(170_200);
  });

  test('returns offers up to the smaller line once accepted, limited by DTI', () => {
    const accepted = priceWith({ ...tight, assets: 0, reducedOfferAccepted: true });
    expect(accepted).toMatchObject({ outcome: 'OFFERS', limit: 'DTI', winback: null });
    expect(accepted.offers?.maxDraw).toBe(priceWith({ ...tight, assets: 0 }).winback?.after.maxDraw);
    expect(accepted.offers?.maxDtiUnlimited).toBe(170_200);
  });

  test('allows 50% DTI from a score of 680 and 43% below, exactly for the largest draw', () => {
    for (const [score, share] of [
      [690, 0.5],
      [679, 0.43],
    ] as const) {
      const inputs = { ...tight, score, assets: 0, reducedOfferAccepted: true, annualIncome: 84_000 };
      const set = { ...priceWith(inputs).offers!, liabilities: MARIA.liabilities };
      const one = getOffer('30-499', inputs);
      const full = quote(set, one, { offerSetId: '1', offerId: one.id, drawAmount: one.maxDraw, discountTypes: [] });
      const room = 7000 * share - (1312 + 281 + 318);
      expect(full.monthlyPayment).toBeLessThanOrEqual(room);
      expect(full.monthlyPayment).toBeGreaterThan(room - 0.03);
    }
  });
});

describe('price when a lien leaves no room', () => {
  const liens = [
    buildDebt('first', 'LIEN', 284_000, 1500),
    buildDebt('second', 'LIEN', 60_000, 700),
    buildDebt('third', 'LIEN', 5000, 90),
  ];
  const two = { liabilities: liens, annualIncome: 150_000 };

  test('proposes from the liens step on to pay off the smallest sufficient lien', () => {
    expect(priceWith(two)).toMatchObject({ outcome: 'NONE' });
    const { outcome, reasons, winback } = priceWith({ ...two, liensReached: true });
    expect({ outcome, reasons }).toEqual({ outcome: 'WINBACK', reasons: ['COLLATERAL_INSUFFICIENT'] });
    expect(winback).toMatchObject({ reason: 'LIEN_POSITION', payoffs: ['second'] });
    expect(winback!.after.maxDraw).toBe(61_200);
  });

  test("doesn't propose a payoff when the resulting line is smaller than the lien", () => {
    const liabilities = [buildDebt('first', 'LIEN', 352_000, 1500)];
    expect(priceWith({ liabilities, liensReached: true, annualIncome: 150_000 }).outcome).toBe('NONE');
  });
});
