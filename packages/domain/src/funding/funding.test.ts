import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingFees } from '../closing/fees.ts';
import { finalQuote } from '../closing/final-quote.ts';
import type { Choice, Offer, QuoteTerms } from '../offer/offer.ts';
import { type CheckedFile, approvalsFor, getRuleActions, finalChecks, isGoodThrough } from './checks.ts';
import { bookingDay, paymentDay } from './days.ts';
import { type FundingPlan, type Payoff, fundingPlan } from './shares.ts';

const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: 'FIXED_20',
  min: 16_000,
  max: 400_000,
  minDraw: 15_000,
  maxDraw: 380_000,
  originationFee: 0.0299,
  rate: 0.086,
  discountList: [],
};
const buildChoice = (drawAmount: number): Choice => ({
  offerSetId: 'set',
  offerId: '20-299',
  drawAmount,
  discountTypes: [],
  payOffPreference: 'DEDUCT',
});
const buildTerms = (valuation: number, recording: number, tax: number): QuoteTerms => ({
  offersByType: { FIXED_20: [OFFER] },
  minRecordingTax: 0,
  maxRecordingTax: tax,
  liabilities: [],
  costs: [
    { feeType: 'RECORDING_FEE', borrowerPaidAmount: recording },
    { feeType: 'VALUATION_FEE', borrowerPaidAmount: valuation },
  ],
});
const toCents = (amount: number): number => Math.round(amount * 100);
/** The sum that each kind of payee gets, in cents. */
function sumShares({ shares }: FundingPlan, crypto: boolean) {
  const sumCents = (...of: readonly string[]): number =>
    shares.filter(({ payee }) => of.includes(payee)).reduce((all, { amount }) => all + toCents(amount), 0);
  const [taker, other] = crypto ? ['CUSTODIAN', 'BORROWER'] : ['BORROWER', 'CUSTODIAN'];
  return {
    all: sumCents('BORROWER', 'CUSTODIAN', 'CREDITOR', 'LENDER', 'OTHERS'),
    creditors: sumCents('CREDITOR'),
    rest: sumCents(taker ?? ''),
    nobody: sumCents(other ?? ''),
    lender: sumCents('LENDER'),
    others: sumCents('OTHERS'),
    positive: shares.every(({ amount }) => amount > 0),
  };
}
const buildFinalOffer = (draw: number, notaryFee: number | null) =>
  finalQuote(buildTerms(180, 169, 0), buildChoice(draw), { notaryFee, method: null }) ?? expect.fail('no offer');
const buildPayoff = (amount: number, required = false): Payoff => ({
  liability: `debt-${amount}`,
  creditorName: 'Sample Card',
  amount,
  required,
});

describe('fundingPlan', () => {
  const arbitraryDollars = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
  const any = {
    draw: fc.integer({ min: 1_500_000, max: 38_000_000 }).map((n) => n / 100),
    valuation: arbitraryDollars(400),
    recording: arbitraryDollars(500),
    tax: arbitraryDollars(2000),
    notary: arbitraryDollars(400),
    appraisal: arbitraryDollars(900),
    debts: fc.array(arbitraryDollars(30_000), { maxLength: 6 }),
    crypto: fc.boolean(),
  };

  test('splits any line to the cent into all fees, debts and the rest, without fees paid by card', () => {
    let [paid, refused] = [0, 0];
    fc.assert(
      fc.property(fc.record(any), ({ draw, valuation, recording, tax, notary, appraisal, debts, crypto }) => {
        const final = finalQuote(buildTerms(valuation, recording, tax), buildChoice(draw), {
          notaryFee: notary || null,
          method: null,
        });
        if (!final) return;
        const fees = closingFees(final.quote, final.terms.costs, appraisal);
        const plan = fundingPlan({
          quote: final.quote,
          fees,
          payoffs: debts.map((amount) => buildPayoff(amount)),
          crypto,
        });
        const owed = debts.reduce((sum, amount) => sum + toCents(amount), 0);
        const rest = toCents(final.quote.totalDraw) - owed;
        if (rest < 0) refused += 1;
        else paid += 1;
        const others = toCents(valuation) + toCents(recording) + toCents(notary) + toCents(final.quote.recordingTax);
        const sums = {
          all: toCents(final.quote.lineAmount),
          creditors: owed,
          rest,
          nobody: 0,
          lender: toCents(final.quote.originationFeeAmount),
          others,
          positive: true,
        };
        expect(plan && sumShares(plan, crypto)).toEqual(rest < 0 ? null : sums);
      }),
      { numRuns: 500 },
    );
    expect([paid > 100, refused > 5]).toEqual([true, true]);
  });

  test('matches the closing documents with a $180 valuation and a $300 notary', () => {
    const final = buildFinalOffer(85_000, 300);
    const plan = fundingPlan({
      quote: final.quote,
      fees: closingFees(final.quote, final.terms.costs, 650),
      payoffs: [buildPayoff(8200, true)],
      crypto: false,
    });
    expect(plan).toEqual({
      amount: 88_190.5,
      shares: [
        { payee: 'BORROWER', name: '', amount: 76_800, liability: null },
        { payee: 'CREDITOR', name: 'Sample Card', amount: 8200, liability: 'debt-8200' },
        { payee: 'LENDER', name: 'Origination fee', amount: 2541.5, liability: null },
        { payee: 'OTHERS', name: 'Recording fee', amount: 169, liability: null },
        { payee: 'OTHERS', name: 'Valuation of the home', amount: 180, liability: null },
        { payee: 'OTHERS', name: 'Notary in person', amount: 300, liability: null },
      ],
    });
  });

  test('is null when a fee of the closing documents is missing', () => {
    const final = buildFinalOffer(85_000, null);
    expect(
      fundingPlan({
        quote: final.quote,
        fees: closingFees(final.quote, final.terms.costs, 0).slice(1),
        payoffs: [],
        crypto: false,
      }),
    ).toBeNull();
  });
});

describe('approvalsFor and getRuleActions', () => {
  const rule = { twoPeopleAbove: 75_000, ruleUpTo: 25_000 };
  test.each([
    [15_000, 1, true, true],
    [25_000, 1, true, true],
    [25_000.01, 1, true, false],
    [75_000, 1, true, false],
    [75_000.01, 2, false, false],
    [400_000, 2, false, false],
  ])('a $%d loan needs %d people, proposed by rule: %s, approved by rule: %s', (amount, people, proposes, approves) => {
    expect([approvalsFor(rule, amount), getRuleActions(rule, amount)]).toEqual([people, { proposes, approves }]);
  });

  test('getRuleActions never replaces people where two must approve', () => {
    expect(getRuleActions({ twoPeopleAbove: 10_000, ruleUpTo: 50_000 }, 20_000)).toEqual({
      proposes: false,
      approves: false,
    });
  });
});

describe('finalChecks and isGoodThrough', () => {
  const GOOD: CheckedFile = {
    rescission: 'OVER',
    listed: false,
    floodArea: true,
    insured: true,
    goodThrough: ['2026-12-01'],
    paymentOn: '2026-12-01',
    destination: true,
    openConditions: 0,
  };
  const getState = (change: Partial<CheckedFile>) =>
    Object.fromEntries(finalChecks({ ...GOOD, ...change }).map(({ check, state }) => [check, state]));
  const PASSED = {
    RESCISSION: 'PASSED',
    SANCTIONS: 'PASSED',
    INSURANCE: 'PASSED',
    PAYOFF_FIGURES: 'PASSED',
    ACCOUNT: 'PASSED',
    CONDITIONS: 'PASSED',
  };

  test.each<[string, Partial<CheckedFile>, object]>([
    ['a file in order', {}, {}],
    ['a right to cancel that runs', { rescission: 'RUNNING' }, { RESCISSION: 'FAILED' }],
    ['mail that may still cancel', { rescission: 'MARGIN' }, { RESCISSION: 'FAILED' }],
    ['no right to cancel', { rescission: 'NONE' }, { RESCISSION: 'NOT_NEEDED' }],
    ['a name on the list', { listed: true }, { SANCTIONS: 'FAILED' }],
    ['a flood area without insurance', { insured: false }, { INSURANCE: 'FAILED' }],
    ['a home outside a flood area', { floodArea: false, insured: false }, { INSURANCE: 'NOT_NEEDED' }],
    ['a payoff figure that expires early', { goodThrough: ['2026-12-15', '2026-11-30'] }, { PAYOFF_FIGURES: 'FAILED' }],
    ['a missing payoff figure', { goodThrough: [null] }, { PAYOFF_FIGURES: 'FAILED' }],
    ['no debts', { goodThrough: [] }, { PAYOFF_FIGURES: 'NOT_NEEDED' }],
    ['a missing payment account', { destination: false }, { ACCOUNT: 'FAILED' }],
    ['an open condition', { openConditions: 2 }, { CONDITIONS: 'FAILED' }],
  ])('finalChecks reports %s', (_what, change, states) => {
    expect(getState(change)).toEqual({ ...PASSED, ...states });
  });

  test('isGoodThrough includes the last day of a figure', () => {
    expect([isGoodThrough(['2026-12-01'], '2026-12-01'), isGoodThrough(['2026-12-01'], '2026-12-02')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('paymentDay and bookingDay', () => {
  test.each([
    // Thanksgiving is the 26th; the day after is a business day.
    ['2026-11-24', '2026-11-25'],
    ['2026-11-25', '2026-11-27'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
    ['2026-12-24', '2026-12-28'],
    ['2026-12-31', '2027-01-04'],
  ])('paymentDay of a decision on %s is %s', (today, on) => {
    expect(paymentDay(today)).toBe(on);
  });

  test.each([
    ['2026-11-30', '2026-11-27', '2026-11-30'],
    ['2026-11-27', '2026-11-30', '2026-11-30'],
    ['2026-11-27', '2026-11-28', '2026-11-30'],
    ['2026-11-27', '2026-11-27', '2026-11-27'],
  ])('bookingDay of a payment planned for %s and ordered on %s is %s', (planned, today, on) => {
    expect(bookingDay(planned, today)).toBe(on);
  });
});
