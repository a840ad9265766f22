import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYOFF_PREFERENCES, type PayoffPreference } from '../enums/offer.ts';
import { toCents, toDollars } from './fixed-point.ts';
import { canDeduct, canPreserve, drawLimits, payoffTotal, totalDrawCents } from './payoff-preference.ts';
import { sliderRange } from './slider.ts';

const OFFER = { minDraw: 15_000.01, maxDraw: 148_000.99 };
const getTotalDraw = (preference: PayoffPreference, draw: number, payoff: number, maxDraw: number): number =>
  toDollars(totalDrawCents(preference, toCents(draw), toCents(payoff), toCents(maxDraw)));

describe('sliderRange', () => {
  test('starts at the smallest draw rounded up and ends at the largest rounded down [OFFER-013]', () => {
    expect(sliderRange(OFFER, 0, 'DEDUCT')).toEqual({ min: 15_001, max: 148_000 });
    expect(sliderRange({ minDraw: 15_000, maxDraw: 148_000 }, 0, 'DEDUCT')).toEqual({ min: 15_000, max: 148_000 });
  });

  test('moves down by the payoff at both ends with PRESERVE, never below 0 [OFFER-014, ENUM-026]', () => {
    expect(sliderRange(OFFER, 10_000, 'PRESERVE')).toEqual({ min: 5001, max: 138_000 });
    expect(sliderRange(OFFER, 20_000, 'PRESERVE')).toEqual({ min: 0, max: 128_000 });
  });

  test('starts at the payoff or higher with DEDUCT [OFFER-015, ENUM-026]', () => {
    expect(sliderRange(OFFER, 10_000, 'DEDUCT')).toEqual({ min: 15_001, max: 148_000 });
    expect(sliderRange(OFFER, 20_000.5, 'DEDUCT')).toEqual({ min: 20_001, max: 148_000 });
  });

  test('is undefined when the debts exceed the largest draw [OFFER-014, OFFER-015]', () => {
    for (const preference of PAYOFF_PREFERENCES) expect(sliderRange(OFFER, 148_001, preference)).toBeUndefined();
    expect(sliderRange({ minDraw: 15_000.2, maxDraw: 15_000.8 }, 0, 'DEDUCT')).toBeUndefined();
  });

  test('never leads to a total draw outside the offer for any debts and preference [OFFER-013, OFFER-014, OFFER-015, OFFER-016]', () => {
    const preferences = fc.constantFrom(...PAYOFF_PREFERENCES);
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    const arbitraryCents = (max: number) => fc.integer({ min: 0, max: max }).map((value) => value / 100);
    fc.assert(
      fc.property(
        arbitraryCents(2_000_000),
        arbitraryCents(30_000_000),
        arbitraryCents(10_000_000),
        preferences,
        shares,
        (low, more, payoff, preference, share) => {
          const range = { minDraw: low, maxDraw: Math.round((low + more) * 100) / 100 };
          const slider = sliderRange(range, payoff, preference);
          if (!slider) return;
          const draw = Math.round(slider.min + share * (slider.max - slider.min));
          const total = getTotalDraw(preference, draw, payoff, range.maxDraw);
          expect(total).toBeGreaterThanOrEqual(range.minDraw);
          expect(total).toBeLessThanOrEqual(range.maxDraw);
          expect(total).toBeGreaterThanOrEqual(payoff);
        },
      ),
      { seed: 204, numRuns: 3000 },
    );
  });
});

describe('totalDrawCents and payoffTotal', () => {
  test('totalDrawCents with PRESERVE adds the debts to the draw up to the largest draw [OFFER-016]', () => {
    expect(getTotalDraw('PRESERVE', 85_000, 11_240, 148_000)).toBe(96_240);
    expect(getTotalDraw('PRESERVE', 140_000, 11_240, 148_000)).toBe(148_000);
  });

  test('totalDrawCents with DEDUCT is the draw itself [OFFER-017]', () => {
    expect(getTotalDraw('DEDUCT', 85_000, 11_240, 148_000)).toBe(85_000);
  });

  test('totalDrawCents with MAXIMIZE is the largest draw [OFFER-018]', () => {
    expect(getTotalDraw('MAXIMIZE', 85_000, 11_240, 148_000)).toBe(148_000);
  });

  test('payoffTotal counts only marked debts, to the cent [ENUM-030]', () => {
    const buildDebt = (monetaryBalance: number, status: 'MARKED_FOR_PAYOFF' | 'NOT_MARKED') => ({
      monetaryBalance,
      payOff: { status },
    });
    expect(
      payoffTotal([
        buildDebt(0.1, 'MARKED_FOR_PAYOFF'),
        buildDebt(99, 'NOT_MARKED'),
        buildDebt(0.2, 'MARKED_FOR_PAYOFF'),
      ]),
    ).toBe(0.3);
  });
});

test('canPreserve allows debts plus draw up to the largest draw [OFFER-019]', () => {
  expect(canPreserve(136_760, 11_240, 148_000)).toBe(true);
  expect(canPreserve(136_760.01, 11_240, 148_000)).toBe(false);
});

test('canDeduct allows a draw from the debts up to the largest draw [OFFER-020]', () => {
  expect(canDeduct(11_240, 11_240, 148_000)).toBe(true);
  expect(canDeduct(11_239.99, 11_240, 148_000)).toBe(false);
  expect(canDeduct(148_000, 11_240, 148_000)).toBe(true);
  expect(canDeduct(148_000.01, 11_240, 148_000)).toBe(false);
});

test('drawLimits includes the cents of a typed draw [OFFER-014, OFFER-015]', () => {
  expect(drawLimits(OFFER, 500.5, 'PRESERVE')).toEqual({ minDraw: 14_499.51, maxDraw: 147_500.49 });
  expect(drawLimits(OFFER, 20_000.5, 'DEDUCT')).toEqual({ minDraw: 20_000.5, maxDraw: 148_000.99 });
});
