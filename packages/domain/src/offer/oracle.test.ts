import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { drawRange } from './draw-range.ts';
import { toCents, toDollars, toRate } from './fixed-point.ts';
import type { Choice, Offer, QuoteTerms } from './offer.ts';
import { getTotalAmountFromDraw } from './origination-fee.ts';
import { dailyInterestCents, interestOnlyPayment, loanPayment } from './payment.ts';
import { quote } from './quote.ts';

// The oracle: the same rules written again in 50-digit decimal arithmetic, sharing no code with what it tests.
const D = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_EVEN });
const roundToCents = (value: Decimal): number => value.toDecimalPlaces(2).toNumber();

function oraclePayment(line: Decimal, rate: Decimal, months: number): Decimal {
  const monthly = rate.div(12);
  return line.times(monthly).div(new D(1).minus(monthly.plus(1).pow(-months)));
}

function oracleDraw(line: number, tax: number, fee: number, costs: number, cap: number | null): Decimal {
  const left = new D(line).minus(costs).minus(tax);
  const draw = left.div(new D(1).plus(fee));
  const capped = cap !== null && draw.times(fee).gt(cap) ? left.minus(cap) : draw;
  return (capped.lt(0) ? new D(0) : capped).toDecimalPlaces(5);
}

interface Case {
  set: QuoteTerms;
  offer: Offer;
  choice: Choice;
}

function oracleQuote({ set, offer, choice }: Case) {
  const marked = set.liabilities.filter((debt) => debt.payOff.status === 'MARKED_FOR_PAYOFF');
  const payoff = marked.reduce((sum, debt) => sum.plus(debt.monetaryBalance), new D(0));
  const totals = {
    DEDUCT: new D(choice.drawAmount),
    PRESERVE: D.min(payoff.plus(choice.drawAmount), offer.maxDraw),
    MAXIMIZE: new D(offer.maxDraw),
  };
  const draw = totals[choice.payOffPreference ?? 'DEDUCT'];
  const whole = draw.times(offer.originationFee).toDecimalPlaces(2);
  const fee = set.ofeeMaxThreshold == null ? whole : D.min(whole, set.ofeeMaxThreshold);
  const [low, high] = [new D(set.minRecordingTax ?? 0), new D(set.maxRecordingTax ?? 0)];
  const share = draw.minus(offer.minDraw).div(new D(offer.maxDraw).minus(offer.minDraw));
  const tax = low.plus(high.minus(low).times(D.max(0, D.min(1, share)))).toDecimalPlaces(2);
  const costs = set.costs
    .filter(({ feeType }) => feeType !== 'RECORDING_TAX')
    .reduce((sum, cost) => sum.plus(cost.borrowerPaidAmount), new D(0));
  const line = draw.plus(fee).plus(costs).plus(tax);
  const terms = offer.rateSteps?.find((step) => line.lte(step.upTo)) ?? offer;
  const off = terms.discountList.filter(({ discountType }) => choice.discountTypes.includes(discountType));
  const rate = off.reduce(
    (left, { rateWithDiscount }) => left.minus(new D(terms.rate).minus(rateWithDiscount)),
    new D(terms.rate),
  );
  const months = offer.term * 12;
  const interestOnly = offer.type.startsWith('INTEREST_ONLY');
  const payment = (interestOnly ? line.times(rate).div(12) : oraclePayment(line, rate, months)).toDecimalPlaces(2);
  const figures = {
    monthlyPayment: payment.toNumber(),
    rate: rate.toNumber(),
    apr: rate.toNumber(),
    originationFeeAmount: fee.toNumber(),
    recordingTax: tax.toNumber(),
    totalDraw: draw.toNumber(),
    lineAmount: line.toNumber(),
    payoffTotal: payoff.toNumber(),
    cashToBorrower: draw.minus(payoff).toNumber(),
    dailyInterest: roundToCents(line.times(rate).div('365.25')),
  };
  /** The payments' present value at a yearly rate, minus the money received. */
  const getSurplus = (yearly: Decimal) => {
    const monthly = yearly.div(12);
    const shrunk = monthly.plus(1).pow(-months);
    return payment
      .times(new D(1).minus(shrunk))
      .div(monthly)
      .plus(interestOnly ? line.times(shrunk) : 0)
      .minus(draw);
  };
  return { figures, surplus: getSurplus };
}

function createGenerator(seed: number) {
  let state = seed;
  const nextRandom = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next: nextRandom,
    money: (from: number, to: number) => Math.round((from + nextRandom() * (to - from)) * 100) / 100,
    pick: <T>(list: readonly T[]): T => list[Math.floor(nextRandom() * list.length)] as T,
  };
}

function createRandomCase(random: ReturnType<typeof createGenerator>): Case {
  const { next, money, pick } = random;
  const fee = pick([0, 0.0133, 0.0299, 0.0499, Math.round(next() * 499) / 10_000]);
  const cap = next() < 0.3 ? money(100, 9000) : null;
  const costs = [
    { feeType: 'RECORDING_FEE' as const, borrowerPaidAmount: money(0, 315) },
    { feeType: 'VALUATION_FEE' as const, borrowerPaidAmount: pick([0, 180]) },
    { feeType: 'RECORDING_TAX' as const, borrowerPaidAmount: 777 },
  ];
  const fixed = Math.round((costs[0]!.borrowerPaidAmount + costs[1]!.borrowerPaidAmount) * 100) / 100;
  const minRecordingTax = pick([0, money(0, 210)]);
  const maxRecordingTax = minRecordingTax + pick([0, money(0, 5000)]);
  const taxes = { minRecordingTax, maxRecordingTax: Math.round(maxRecordingTax * 100) / 100 };
  const min = money(16_500, 17_500);
  const max = money(40_000, 400_000);
  const minDraw = oracleDraw(min, taxes.minRecordingTax, fee, fixed, cap)
    .toDecimalPlaces(2, Decimal.ROUND_UP)
    .toNumber();
  const maxDraw = oracleDraw(max, taxes.maxRecordingTax, fee, fixed, cap)
    .toDecimalPlaces(2, Decimal.ROUND_DOWN)
    .toNumber();
  const rate = Math.round((0.0785 + next() * 0.0935) * 2000) / 2000;
  const buildDiscounts = (of: number) => [
    { discountType: 'AUTOPAY' as const, rateWithDiscount: Math.round((of - 0.0025) * 10_000) / 10_000 },
  ];
  const lower = Math.round((rate - 0.0015) * 2000) / 2000;
  const rateSteps = [
    { upTo: money(min, max), rate: lower, discountList: buildDiscounts(lower) },
    { upTo: max, rate, discountList: buildDiscounts(rate) },
  ];
  const term = pick([5, 10, 15, 20, 30]);
  const offer: Offer = {
    id: 'one',
    term,
    type: next() < 0.15 ? `INTEREST_ONLY_${term}` : `FIXED_${term}`,
    min,
    max,
    minDraw,
    maxDraw,
    originationFee: fee,
    rate,
    otherRate: rate,
    baseRate: rate,
    discountList: buildDiscounts(rate),
    ...(next() < 0.5 && { rateSteps }),
  };
  const owed = next() < 0.5 ? money(500, 9000) : 0;
  const liabilities = [
    { monetaryBalance: owed, payOff: { status: 'MARKED_FOR_PAYOFF' as const } },
    { monetaryBalance: money(100, 90_000), payOff: { status: 'NOT_MARKED' as const } },
  ];
  const preference = pick(['DEDUCT', 'DEDUCT', 'PRESERVE', 'MAXIMIZE'] as const);
  const drawAmount = pick([
    minDraw,
    maxDraw,
    money(minDraw, maxDraw),
    Math.floor(minDraw + next() * (maxDraw - minDraw)),
  ]);
  return {
    set: { offersByType: { [offer.type]: [offer] }, ...taxes, ofeeMaxThreshold: cap, costs, liabilities },
    offer,
    choice: {
      offerSetId: '7',
      offerId: 'one',
      drawAmount,
      discountTypes: pick([[], ['AUTOPAY']]),
      payOffPreference: preference,
    },
  };
}

describe('pricing against a second calculation in decimal arithmetic', () => {
  test(
    'quote matches to the cent in every figure of 20,000 random cases [OFFER-001, OFFER-003, OFFER-006, OFFER-009, OFFER-010, OFFER-016, OFFER-017, OFFER-018, OFFER-022, OFFER-027, OFFER-028]',
    { timeout: 120_000 },
    () => {
      const random = createGenerator(20_261_121);
      const wrong: unknown[] = [];
      for (let index = 0; index < 20_000 && wrong.length < 3; index += 1) {
        const sampleCase = createRandomCase(random);
        const got = quote(sampleCase.set, sampleCase.offer, sampleCase.choice);
        const { figures, surplus } = oracleQuote(sampleCase);
        for (const [name, value] of Object.entries(figures))
          if (got[name as keyof typeof got] !== value)
            wrong.push({ at: index, name, value, got: got[name as keyof typeof got], given: sampleCase });
        // The cost including fees is the rate at which the payments are worth the money, so half a step in either
        // direction must change the sign.
        const cost = new D(got.costIncludingFee);
        if (!surplus(cost.minus('0.00005')).gte(0) || !surplus(cost.plus('0.00005')).lte(0))
          wrong.push({ at: index, cost: got.costIncludingFee, given: sampleCase });
      }
      expect(wrong).toEqual([]);
    },
  );

  test('drawRange matches to 5 decimals in 5,000 random cases, with and without the cap [OFFER-011, OFFER-012, OFFER-024]', () => {
    const { money, pick, next } = createGenerator(79);
    for (let index = 0; index < 5000; index += 1) {
      const sampleCase = {
        min: money(0, 20_000),
        max: money(20_000, 400_000),
        costs: money(0, 800),
        minRecordingTax: money(0, 200),
        maxRecordingTax: money(200, 5600),
        originationFee: pick([0, 0.0299, 0.0499, Math.round(next() * 1e6) / 1e8]),
        ofeeMaxThreshold: pick([null, 0, money(50, 9000)]),
      };
      const getDraw = (line: number, tax: number) =>
        oracleDraw(line, tax, sampleCase.originationFee, sampleCase.costs, sampleCase.ofeeMaxThreshold).toNumber();
      const expected = {
        minDraw: getDraw(sampleCase.min, sampleCase.minRecordingTax),
        maxDraw: getDraw(sampleCase.max, sampleCase.maxRecordingTax),
      };
      expect({ given: sampleCase, range: drawRange(sampleCase) }).toEqual({ given: sampleCase, range: expected });
    }
  });

  test('payments, totals and daily interest match to the cent in 5,000 random cases, rounding half to even [OFFER-001, OFFER-003, OFFER-008, OFFER-009, OFFER-022]', () => {
    const { money, pick, next } = createGenerator(5);
    for (let index = 0; index < 5000; index += 1) {
      const [amount, rate, years] = [
        money(0.01, 400_000),
        Math.round((0.001 + next() * 0.171) * 1e6) / 1e6,
        pick([1, 5, 10, 15, 20, 30]),
      ];
      expect(loanPayment(amount, rate, years)).toBe(
        roundToCents(oraclePayment(new D(amount), new D(rate), years * 12)),
      );
      expect(interestOnlyPayment(amount, rate)).toBe(roundToCents(new D(amount).times(rate).div(12)));
      const [fee, cap] = [Math.round(next() * 499) / 10_000, pick([null, money(0, 9000)])];
      const full = new D(amount).times(fee).toDecimalPlaces(2);
      expect(getTotalAmountFromDraw(amount, fee, cap)).toBe(
        new D(amount).plus(cap === null ? full : D.min(full, cap)).toNumber(),
      );
      const days = pick([1, 28, 31, Math.round(next() * 1e6) / 1e4]);
      expect(toDollars(dailyInterestCents(toCents(amount), toRate(rate), days))).toBe(
        roundToCents(new D(amount).times(rate).times(days).div('365.25')),
      );
    }
  });
});
