import { describe, expect, test } from 'vitest';
import { upperQuantile, upperTail } from '../../src/experiments/normal.ts';
import { getPValue, getSampleSize, newcombeInterval, wilsonInterval } from '../../src/experiments/proportions.ts';
import { EXPERIMENT_POWER, evaluateExperiment, type ArmTally } from '../../src/experiments/result.ts';
import { createRandom, type Random } from '../loan-file/random.ts';

const SETS = 1000;
const RATE = 0.3;

function simulateArm(random: Random, variation: string, exposed: number, rate: number): ArmTally {
  let converted = 0;
  for (let visitor = 0; visitor < exposed; visitor += 1) if (random.next() < rate) converted += 1;
  return { variation, exposed, converted };
}

/** The share of simulated experiments in which the arms are called different. */
function shareDifferent(sets: number, seed: number, exposed: number, rates: readonly number[]): number {
  let different = 0;
  for (let set = 0; set < sets; set += 1) {
    const random = createRandom(seed + set);
    const arms = rates.map((rate, arm) => simulateArm(random, arm === 0 ? 'control' : `arm-${arm}`, exposed, rate));
    if (evaluateExperiment(arms).verdict === 'DIFFERENT') different += 1;
  }
  return different / sets;
}

describe('the normal distribution', () => {
  test('has the tails of its tables', () => {
    expect(upperTail(1.959_963_985)).toBeCloseTo(0.025, 6);
    expect(upperTail(0)).toBeCloseTo(0.5, 6);
    expect(upperTail(-1)).toBeCloseTo(0.841_344_7, 6);
    expect(upperQuantile(0.025)).toBeCloseTo(1.959_964, 4);
    expect(upperQuantile(0.005)).toBeCloseTo(2.575_829, 4);
  });
});

describe('intervals', () => {
  test.each([
    { exposed: 263, converted: 81, low: 0.2553, high: 0.3662 },
    { exposed: 148, converted: 15, low: 0.0624, high: 0.1605 },
    { exposed: 20, converted: 0, low: 0, high: 0.1611 },
    { exposed: 29, converted: 1, low: 0.0061, high: 0.1718 },
  ])("are Wilson's for $converted of $exposed", ({ exposed, converted, low, high }) => {
    const interval = wilsonInterval({ exposed, converted }, 0.05);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  // Examples of Newcombe 1998, table II, method 10.
  test.each([
    { arm: [56, 70], control: [48, 80], low: 0.0524, high: 0.3339 },
    { arm: [9, 10], control: [3, 10], low: 0.1705, high: 0.809 },
    { arm: [6, 7], control: [2, 7], low: 0.0582, high: 0.8062 },
    { arm: [5, 56], control: [0, 29], low: -0.0381, high: 0.1926 },
    { arm: [0, 10], control: [0, 20], low: -0.1611, high: 0.2775 },
  ])("are Newcombe's for $arm and $control", ({ arm, control, low, high }) => {
    const toTally = ([converted, exposed]: readonly number[]) => ({ converted: converted!, exposed: exposed! });
    const interval = newcombeInterval(toTally(arm), toTally(control), 0.05);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

test('the p-value is that of the pooled test, 1 for arms without visitors or conversions', () => {
  expect(getPValue({ exposed: 1252, converted: 661 }, { exposed: 1240, converted: 608 })).toBeCloseTo(0.0604, 3);
  expect(getPValue({ exposed: 0, converted: 0 }, { exposed: 10, converted: 5 })).toBe(1);
  expect(getPValue({ exposed: 10, converted: 0 }, { exposed: 10, converted: 0 })).toBe(1);
});

test('the sample size grows as the rate gets smaller, and there is none for a rate that allows no such effect', () => {
  expect(getSampleSize(0.3, EXPERIMENT_POWER)).toBe(963);
  expect(getSampleSize(0.1, EXPERIMENT_POWER)).toBe(3841);
  expect(getSampleSize(0, EXPERIMENT_POWER)).toBeNull();
  expect(getSampleSize(0.9, EXPERIMENT_POWER)).toBeNull();
});

describe('an experiment', () => {
  test(`raises about one false alarm in 20 without an effect, over ${SETS} of them`, () => {
    const two = shareDifferent(SETS, 20_261_201, 2000, [RATE, RATE]);
    expect(two).toBeGreaterThan(0.03);
    expect(two).toBeLessThan(0.07);
    const three = shareDifferent(SETS, 20_271_201, 2000, [RATE, RATE, RATE]);
    expect(three).toBeGreaterThan(0.03);
    expect(three).toBeLessThan(0.07);
  });

  test('finds an effect of 20% at the stated sample size, as often as its power says', () => {
    // A control that happens to convert less needs more visitors than the rate behind it.
    const exposed = Math.ceil(getSampleSize(RATE, EXPERIMENT_POWER)! * 1.15);
    const found = shareDifferent(400, 20_261_202, exposed, [RATE, RATE * 1.2]);
    expect(found).toBeGreaterThan(0.75);
    expect(found).toBeLessThan(0.95);
  });

  test('has no verdict before every arm has enough visitors, however large the difference', () => {
    const early = [
      { variation: 'fast', exposed: 500, converted: 300 },
      { variation: 'control', exposed: 500, converted: 150 },
    ];
    expect(evaluateExperiment(early)).toMatchObject({ needed: 963, verdict: 'TOO_EARLY' });
    const late = early.map((arm) => ({ ...arm, exposed: arm.exposed * 2, converted: arm.converted * 2 }));
    const { arms, verdict } = evaluateExperiment(late);
    expect(verdict).toBe('DIFFERENT');
    expect(arms.map(({ variation }) => variation)).toEqual(['control', 'fast']);
    expect(arms[0]!.difference).toBeNull();
    expect(arms[1]!.difference!.rate).toBeCloseTo(0.3, 10);
    expect(evaluateExperiment([late[0]!]).verdict).toBe('TOO_EARLY');
    expect(evaluateExperiment([]).arms).toEqual([]);
  });
});
