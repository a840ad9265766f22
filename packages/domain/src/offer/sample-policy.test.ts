import { describe, expect, test } from 'vitest';
import { OCCUPANCY_TYPES } from '../enums/home.ts';
import { loanPayment } from './payment.ts';
import { offerRate, rateAfter } from './rate.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

// The sample policy's grid written again, in hundredths of a percent.
const TERMS = [
  [10, 0],
  [15, 25],
  [20, 50],
  [30, 90],
] as const;
const FEES = [
  [0, 100],
  [0.0299, 0],
  [0.0499, -40],
] as const;
const SCORES = [
  [850, -25],
  [760, -25],
  [759, 0],
  [720, 0],
  [719, 90],
  [680, 90],
  [679, 240],
  [640, 240],
] as const;
const SHARES = [
  [0.1, -10],
  [0.6, -10],
  [0.6001, 0],
  [0.7, 0],
  [0.7001, 60],
  [0.8, 60],
  [0.8001, 150],
  [0.85, 150],
] as const;
const USES = { HOME: 0, SECONDARY: 50, INVESTMENT: 100 };

describe('rates of the sample policy', () => {
  test('offerRate sums the rows for every cell of the grid, within 7.60% and 17.20% [CONST-044, LEGAL-008]', () => {
    let cells = 0;
    for (const [term, byTerm] of TERMS)
      for (const [originationFee, byFee] of FEES)
        for (const [score, byScore] of SCORES)
          for (const [cltv, byShare] of SHARES)
            for (const occupancy of OCCUPANCY_TYPES) {
              const points = 810 + byTerm + byFee + byScore + byShare + USES[occupancy];
              const bounded = Math.min(1720, Math.max(760, points));
              expect(offerRate({ term, originationFee, score, cltv, occupancy }, SAMPLE_POLICY)).toBe(bounded / 10_000);
              cells += 1;
            }
    expect(cells).toBe(4 * 3 * 8 * 8 * 3);
  });

  test('offerRate matches the published example rates with autopay by term and fee', () => {
    const withAutopay = (term: number, originationFee: number) =>
      rateAfter(
        offerRate({ score: 742, cltv: 0.649, occupancy: 'HOME', term, originationFee }, SAMPLE_POLICY) ?? 0,
        SAMPLE_POLICY.autopay,
        SAMPLE_POLICY,
      );
    expect([10, 15, 20, 30].map((term) => withAutopay(term, 0.0299))).toEqual([0.0785, 0.081, 0.0835, 0.0875]);
    expect([withAutopay(20, 0), withAutopay(20, 0.0499)]).toEqual([0.0935, 0.0795]);
    expect(loanPayment(87_541.5, withAutopay(20, 0.0299), 20)).toBe(751.42);
  });

  test('offerRate interpolates between two fees and rounds half to even to 0.05%', () => {
    const getRateForFee = (originationFee: number) =>
      offerRate({ score: 742, cltv: 0.65, occupancy: 'HOME', term: 10, originationFee }, SAMPLE_POLICY);
    expect(getRateForFee(0.01495)).toBe(0.086);
    // 7.875% and 7.825% are halves of a step: 7.90% and 7.80% are the even multiples next to them.
    expect([getRateForFee(0.04115), getRateForFee(0.04365)]).toEqual([0.079, 0.078]);
    expect(getRateForFee(0.0049)).toBe(0.0895);
    expect(getRateForFee(0.09)).toBe(0.077);
  });

  test('rateAfter a discount stays within the bounds [CONST-044]', () => {
    expect(rateAfter(0.0765, 0.0025, SAMPLE_POLICY)).toBe(0.076);
    expect(rateAfter(0.0785, 0.0025, SAMPLE_POLICY)).toBe(0.076);
    expect(rateAfter(0.079, 0.0025, SAMPLE_POLICY)).toBe(0.0765);
  });

  test('offerRate never exceeds the highest rate for any base rate [CONST-044]', () => {
    const dear = { ...SAMPLE_POLICY, rate: { ...SAMPLE_POLICY.rate, base: 0.17 } };
    const cell = { score: 742, cltv: 0.65, occupancy: 'HOME', term: 10 } as const;
    expect(offerRate({ ...cell, originationFee: 0 }, dear)).toBe(0.172);
    expect(offerRate({ ...cell, originationFee: 0.02 }, dear)).toBe(0.172);
    expect(offerRate({ ...cell, originationFee: 0.0299 }, dear)).toBe(0.17);
  });

  test('offerRate is undefined below the minimum score, above the CLTV cap, or for another term', () => {
    const cell = { score: 700, cltv: 0.8, occupancy: 'HOME', term: 10, originationFee: 0 } as const;
    expect(offerRate({ ...cell, score: 639 }, SAMPLE_POLICY)).toBeUndefined();
    expect(offerRate({ ...cell, cltv: 0.8501 }, SAMPLE_POLICY)).toBeUndefined();
    expect(offerRate({ ...cell, term: 12 }, SAMPLE_POLICY)).toBeUndefined();
  });
});

test('sample recording charges are within $0 to $315 and $0 to $1,400 per $100,000 [CONST-048, CONST-049, LEGAL-012, LEGAL-013]', () => {
  for (const { fee, taxPer100k } of Object.values(SAMPLE_POLICY.recording)) {
    expect(fee).toBeGreaterThanOrEqual(0);
    expect(fee).toBeLessThanOrEqual(315);
    expect(taxPer100k).toBeGreaterThanOrEqual(0);
    expect(taxPer100k).toBeLessThanOrEqual(1400);
  }
});
