import { describe, expect, test } from 'vitest';
import { emptyFile } from '../loan-file/file.ts';
import { getNotaryTerms } from '../notary/terms.ts';
import type { Choice, Offer, QuoteTerms } from '../offer/offer.ts';
import { quote } from '../offer/quote.ts';
import { SAMPLE_POLICY } from '../offer/sample-policy.ts';
import { getFirstSigningDay } from '../signing/first-day.ts';
import { closingFees, sumOfFees, texasDebts, texasFees } from './fees.ts';
import { finalQuote } from './final-quote.ts';

const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: 'FIXED_20',
  min: 16_000,
  max: 120_000,
  minDraw: 15_000,
  maxDraw: 114_000,
  originationFee: 0.0299,
  rate: 0.086,
  discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0835 }],
};
const TERMS: QuoteTerms = {
  offersByType: { FIXED_20: [OFFER] },
  minRecordingTax: 0,
  maxRecordingTax: 0,
  liabilities: [],
  costs: [
    { feeType: 'RECORDING_FEE', borrowerPaidAmount: 169 },
    { feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 },
  ],
};
const CHOICE: Choice = {
  offerSetId: 'set',
  offerId: '20-299',
  drawAmount: 85_000,
  discountTypes: ['AUTOPAY'],
  payOffPreference: 'DEDUCT',
};

/** The level payment by the textbook formula, in floating point. */
const levelPayment = (line: number, rate: number, months: number): number =>
  Math.round(((line * rate) / 12 / (1 - (1 + rate / 12) ** -months)) * 100) / 100;

describe('finalQuote', () => {
  test.each([
    ['a remote notary and autopay', { notaryFee: null, method: 'AUTOPAY' }, 0.0835, 0],
    ['a notary in person', { notaryFee: 300, method: 'AUTOPAY' }, 0.0835, 300],
    ['payments by hand', { notaryFee: null, method: 'MANUAL' }, 0.086, 0],
    ['both', { notaryFee: 300, method: 'MANUAL' }, 0.086, 300],
  ] as const)('a quote with %s matches an independent calculation', (_what, terms, rate, notary) => {
    const line = 85_000 + Math.round(85_000 * 0.0299 * 100) / 100 + 169 + 180 + notary;
    expect(finalQuote(TERMS, CHOICE, terms)?.quote).toMatchObject({
      rate,
      apr: rate,
      lineAmount: line,
      monthlyPayment: levelPayment(line, rate, 240),
      totalDraw: 85_000,
      originationFeeAmount: 2541.5,
      cashToBorrower: 85_000,
    });
  });

  test('adds the autopay discount chosen later, and equals the chosen quote when nothing changed', () => {
    expect(
      finalQuote(TERMS, { ...CHOICE, discountTypes: [] }, { notaryFee: null, method: 'AUTOPAY' })?.quote.rate,
    ).toBe(0.0835);
    expect(finalQuote(TERMS, CHOICE, { notaryFee: null, method: null })?.quote).toEqual(quote(TERMS, OFFER, CHOICE));
  });

  test('counts the notary fee once and removes it when signing becomes remote', () => {
    const priced = {
      ...TERMS,
      costs: [...TERMS.costs, { feeType: 'MANUAL_NOTARY_FEE', borrowerPaidAmount: 300 }],
    } as const;
    expect(finalQuote(priced, CHOICE, { notaryFee: 300, method: 'AUTOPAY' })?.quote.lineAmount).toBe(88_190.5);
    const remote = finalQuote(priced, CHOICE, { notaryFee: null, method: 'AUTOPAY' });
    expect(remote?.quote.lineAmount).toBe(87_890.5);
    expect(remote?.offer.maxDraw).toBeGreaterThan(OFFER.maxDraw);
  });

  test('lowers the largest draw by the notary fee to stay within the maximum line', () => {
    const offer = { ...OFFER, maxDraw: Math.floor(((120_000 - 349) / 1.0299) * 100) / 100 };
    const terms = { ...TERMS, offersByType: { FIXED_20: [offer] } };
    const final = finalQuote(terms, { ...CHOICE, drawAmount: offer.maxDraw }, { notaryFee: 300, method: 'AUTOPAY' });
    expect(final?.quote.totalDraw).toBe(Math.floor(((120_000 - 649) / 1.0299) * 100) / 100);
    expect(final?.quote.lineAmount).toBeLessThanOrEqual(120_000);
    expect(final?.quote.lineAmount).toBeGreaterThan(119_999.9);
  });

  test('returns null when the offer is gone or the debts exceed it', () => {
    expect(finalQuote(TERMS, { ...CHOICE, offerId: '30-0' }, { notaryFee: null, method: null })).toBeNull();
    const owed = {
      ...TERMS,
      liabilities: [{ monetaryBalance: 200_000, payOff: { status: 'MARKED_FOR_PAYOFF' } }],
    } as const;
    expect(finalQuote(owed, CHOICE, { notaryFee: null, method: null })).toBeNull();
  });
});

describe('closing fees and Texas limits', () => {
  const final = finalQuote(TERMS, CHOICE, { notaryFee: 300, method: 'AUTOPAY' }) ?? expect.fail('no offer');

  test('closingFees lists every fee, and line fees plus draw equal the line', () => {
    const fees = closingFees(final.quote, final.terms.costs, 650);
    expect(fees.map(({ label, amount }) => [label, amount])).toEqual([
      ['Origination fee', 2541.5],
      ['Recording fee', 169],
      ['Valuation of the home', 180],
      ['Notary in person', 300],
      ['Appraisal', 650],
    ]);
    expect(sumOfFees(fees.filter(({ from }) => from === 'LINE')) + final.quote.totalDraw).toBe(final.quote.lineAmount);
    expect(sumOfFees(fees)).toBe(3840.5);
  });

  test.each([
    [800, 40_000, true],
    [800.01, 40_000, false],
    [375, 18_750, true],
    [375, 18_749, false],
  ])('texasFees of %d on a draw of %d is within 2 %%: %s', (amount, draw, holds) => {
    expect(texasFees([{ label: 'All', amount, paidTo: 'OTHERS', from: 'CARD' }], draw, 0.02)).toMatchObject({
      amount,
      holds,
    });
  });

  test.each([
    [100_000, 220_000, 400_000, true],
    [100_000.01, 220_000, 400_000, false],
  ])('texasDebts of a %d line plus %d liens on a value of %d is within 80 %%: %s', (line, liens, value, holds) => {
    expect(texasDebts(line, liens, value, 0.8)).toMatchObject({ most: 320_000, holds });
  });
});

describe('getNotaryTerms', () => {
  const buildFile = (change: object) => ({ ...emptyFile(), ...change });
  test.each([
    ['a state with remote sessions', {}, 'CO', { mode: 'REMOTE', fee: null }],
    ['a state without remote sessions', {}, 'GA', { mode: 'MANUAL', fee: 300 }],
    ['an empty state', {}, '', { mode: 'MANUAL', fee: 300 }],
    ['a Texas homestead', { regime: 'TX_50A6' }, 'TX', { mode: 'MANUAL', fee: 300 }],
    ['another home in Texas', { regime: 'ORDINARY' }, 'TX', { mode: 'REMOTE', fee: null }],
    ['the last quoted notary', { quotedNotary: { mode: 'MANUAL', fee: 250 } }, 'CO', { mode: 'MANUAL', fee: 250 }],
    [
      'an unknown mode in the last quote',
      { quotedNotary: { mode: 'BY_MAIL', fee: null } },
      'CO',
      { mode: 'MANUAL', fee: null },
    ],
  ])('returns mode and fee for %s', (_what, change, state, notary) => {
    expect(getNotaryTerms(buildFile(change), state, SAMPLE_POLICY.manualNotaryFee)).toEqual(notary);
  });
});

describe('getFirstSigningDay', () => {
  const delivery = { on: '2026-11-24', how: 'ELECTRONIC' } as const;
  test.each([
    ['needs no wait by default', { delivery, copies: [], copiesWaived: false, regime: 'ORDINARY' }, '2026-11-24', null],
    // Tuesday, then Wednesday, Friday (Thanksgiving between), Monday.
    [
      'waits 3 business days after a copy sent with the closing documents (12 CFR 1002.14(a)(1))',
      { delivery, copies: [delivery], copiesWaived: false, regime: 'ORDINARY' },
      '2026-11-30',
      'VALUATION_COPY',
    ],
    [
      'waits for the last of several copies',
      {
        delivery,
        copies: [
          { on: '2026-11-10', how: 'ELECTRONIC' },
          { on: '2026-11-20', how: 'ELECTRONIC' },
        ],
        copiesWaived: false,
        regime: 'ORDINARY',
      },
      '2026-11-25',
      'VALUATION_COPY',
    ],
    [
      'needs no wait when the copies were sent long ago',
      { delivery, copies: [{ on: '2026-11-02', how: 'MAIL' }], copiesWaived: false, regime: 'ORDINARY' },
      '2026-11-24',
      null,
    ],
    [
      'counts 6 business days from an earlier mailed copy',
      { delivery, copies: [{ on: '2026-11-16', how: 'MAIL' }], copiesWaived: false, regime: 'ORDINARY' },
      '2026-11-24',
      null,
    ],
    [
      'waits 6 business days after a copy mailed with the closing documents',
      { delivery, copies: [{ on: '2026-11-24', how: 'MAIL' }], copiesWaived: false, regime: 'ORDINARY' },
      '2026-12-03',
      'VALUATION_COPY',
    ],
    [
      'skips a waived wait',
      { delivery, copies: [delivery], copiesWaived: true, regime: 'ORDINARY' },
      '2026-11-24',
      null,
    ],
    [
      'waits one business day in Texas (7 TAC 153.13)',
      { delivery, copies: [], copiesWaived: false, regime: 'TX_50A6' },
      '2026-11-25',
      'TEXAS_COSTS',
    ],
    [
      'waits longer in Texas when the documents are mailed',
      { delivery: { on: '2026-11-24', how: 'MAIL' }, copies: [], copiesWaived: false, regime: 'TX_50A6' },
      '2026-12-01',
      'TEXAS_COSTS',
    ],
    [
      'is the later of the Texas and copy waits',
      { delivery, copies: [delivery], copiesWaived: false, regime: 'TX_50A6' },
      '2026-11-30',
      'VALUATION_COPY',
    ],
  ] as const)('%s', (_what, of, on, because) => {
    expect(getFirstSigningDay(of)).toEqual({ on, because });
  });
});
