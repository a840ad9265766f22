import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawRange, isDrawInRange } from './draw-range.ts';
import { toCents, toDollars } from './fixed-point.ts';
import { getTotalAmountFromDraw } from './origination-fee.ts';
import { flagsRecordingTax, recordingTaxCents } from './recording-tax.ts';

const PLAIN_TERMS = {
  min: 15_000,
  max: 100_000,
  costs: 0,
  minRecordingTax: 0,
  maxRecordingTax: 0,
  originationFee: 0,
  ofeeMaxThreshold: null,
};

describe('drawRange', () => {
  test('subtracts costs, recording tax and the fee on the draw from the line [OFFER-011]', () => {
    const terms = {
      ...PLAIN_TERMS,
      min: 15_823.5,
      max: 103_990,
      costs: 300,
      minRecordingTax: 75,
      maxRecordingTax: 700,
      originationFee: 0.0299,
    };
    expect(drawRange(terms)).toEqual({ minDraw: 15_000, maxDraw: 100_000 });
  });

  test('uses the fee cap only when the fee on the draw exceeds it [OFFER-012]', () => {
    const terms = { ...PLAIN_TERMS, min: 15_500, max: 101_000, originationFee: 0.05, ofeeMaxThreshold: 1000 };
    expect(drawRange(terms)).toEqual({ minDraw: 14_761.90476, maxDraw: 100_000 });
    expect(drawRange({ ...terms, max: 21_000 }).maxDraw).toBe(20_000);
    expect(drawRange({ ...terms, max: 20_999 }).maxDraw).toBe(19_999.04762);
  });

  test('rounds half to even at 5 decimals [OFFER-024, OFFER-009, CONST-053]', () => {
    expect(drawRange({ ...PLAIN_TERMS, min: 10, max: 10.01, originationFee: 0.0299 })).toEqual({
      minDraw: 9.70968,
      maxDraw: 9.71939,
    });
    // A sixteenth of 1 cent and of 3 cents: 0.000625 and 0.001875.
    expect(drawRange({ ...PLAIN_TERMS, min: 0.01, max: 0.03, originationFee: 15 })).toEqual({
      minDraw: 0.00062,
      maxDraw: 0.00188,
    });
  });

  test('never falls below 0 [OFFER-011]', () => {
    expect(drawRange({ ...PLAIN_TERMS, min: 100, max: 400, costs: 500 })).toEqual({ minDraw: 0, maxDraw: 0 });
    expect(drawRange({ ...PLAIN_TERMS, min: 100, max: 400, originationFee: 9, ofeeMaxThreshold: 0 }).minDraw).toBe(100);
  });

  test('the draw with its fee, costs and tax equals the line to the cent [OFFER-011, OFFER-012, OFFER-003]', () => {
    const terms = fc.record({
      max: fc.integer({ min: 2_000_000, max: 40_000_000 }),
      costs: fc.integer({ min: 0, max: 80_000 }),
      maxRecordingTax: fc.integer({ min: 0, max: 560_000 }),
      fee: fc.integer({ min: 0, max: 499 }),
      cap: fc.option(fc.integer({ min: 0, max: 900_000 })),
    });
    fc.assert(
      fc.property(terms, ({ max, costs, maxRecordingTax, fee, cap }) => {
        const ofeeMaxThreshold = cap === null ? null : cap / 100;
        const money = { max: max / 100, costs: costs / 100, maxRecordingTax: maxRecordingTax / 100 };
        const terms = { ...PLAIN_TERMS, ...money, originationFee: fee / 10_000, ofeeMaxThreshold };
        const { maxDraw } = drawRange(terms);
        const withFee = getTotalAmountFromDraw(Math.round(maxDraw * 100) / 100, terms.originationFee, ofeeMaxThreshold);
        expect(Math.abs(withFee + terms.costs + terms.maxRecordingTax - terms.max)).toBeLessThan(0.0151);
      }),
      { seed: 81, numRuns: 2000 },
    );
  });
});

describe('isDrawInRange', () => {
  const range = { minDraw: 15_000, maxDraw: 99_999.999994 };

  test('accepts both ends and nothing beyond them [OFFER-024]', () => {
    expect(
      [14_999.99, 15_000, 50_000.5, 99_999.99, 100_000.01, NaN, Infinity].map((draw) => isDrawInRange(draw, range)),
    ).toEqual([false, true, true, true, false, false, false]);
  });

  test('compares at 5 decimals, so rounding noise refuses no draw [OFFER-024, CONST-053]', () => {
    expect(isDrawInRange(14_999.999996, range)).toBe(true);
    expect(isDrawInRange(14_999.99999, range)).toBe(false);
    expect(isDrawInRange(99_999.99999, range)).toBe(true);
    expect(isDrawInRange(100_000, range)).toBe(false);
  });
});

describe('recordingTaxCents', () => {
  const range = { minDraw: 15_000, maxDraw: 115_000, minRecordingTax: 100, maxRecordingTax: 1100 };
  const recordingTax = (draw: number, of: typeof range): number =>
    toDollars(
      recordingTaxCents(
        toCents(draw),
        toCents(of.minDraw),
        toCents(of.maxDraw),
        toCents(of.minRecordingTax),
        toCents(of.maxRecordingTax),
      ),
    );

  test('interpolates linearly between the two ends [OFFER-010]', () => {
    expect([15_000, 40_000, 65_000, 115_000].map((draw) => recordingTax(draw, range))).toEqual([100, 350, 600, 1100]);
    expect(recordingTax(15_000.25, range)).toBe(100);
    expect(recordingTax(15_001.5, range)).toBe(100.02);
  });

  test('uses the nearer end outside the range, and the minimum tax when the ends are equal [OFFER-010]', () => {
    expect(recordingTax(100, range)).toBe(100);
    expect(recordingTax(900_000, range)).toBe(1100);
    expect(recordingTax(20_000, { ...range, minDraw: 20_000, maxDraw: 20_000 })).toBe(100);
  });

  test.each([
    {
      draw: 19_476.27,
      range: { minDraw: 18_896.32, maxDraw: 21_216.12, minRecordingTax: 115.31, maxRecordingTax: 885.93 },
      exact: 307.965,
      tax: 307.96,
    },
    {
      draw: 23_536.39,
      range: { minDraw: 11_422.63, maxDraw: 59_877.67, minRecordingTax: 34.07, maxRecordingTax: 898.73 },
      exact: 250.235,
      tax: 250.24,
    },
  ])(
    'recordingTaxCents rounds an exact tax of $exact to $tax, half a cent to even [OFFER-009]',
    ({ draw, range: tie, tax }) => {
      expect(recordingTax(draw, tie)).toBe(tax);
    },
  );
});

test('flagsRecordingTax is true for exactly 21 states and false for anything else [OFFER-023, CONST-051]', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const flagged = letters.flatMap((first) => letters.map((second) => first + second)).filter(flagsRecordingTax);
  expect(flagged.join()).toBe('AR,CO,HI,IL,IN,KY,LA,MD,ME,MI,MN,MO,NJ,NV,OK,OR,PA,SD,UT,WV,WY');
  expect(['', 'co', 'R', 'AR CO', 'R C', 'NY', 'AL', 'FL'].filter(flagsRecordingTax)).toEqual([]);
});
