import { upperQuantile, upperTail } from './normal.ts';

/** The visitors who saw an arm of an experiment, and those of them who got to the goal. */
export interface Tally {
  readonly exposed: number;
  readonly converted: number;
}

/** Both ends are proportions, or differences of proportions. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const getRate = ({ exposed, converted }: Tally): number => (exposed === 0 ? 0 : converted / exposed);

/**
 * The score interval of a proportion, which stays within 0 and 1. Wilson, Probable inference, the law of succession,
 * and statistical inference, Journal of the American Statistical Association 22 (1927), 209 to 212.
 *
 * @param alpha 0.05 for a 95% interval
 */
export function wilsonInterval(tally: Tally, alpha: number): Interval {
  const { exposed } = tally;
  if (exposed === 0) return { low: 0, high: 1 };
  const z = upperQuantile(alpha / 2);
  const rate = getRate(tally);
  const scale = 1 + (z * z) / exposed;
  const center = (rate + (z * z) / (2 * exposed)) / scale;
  const half = (z * Math.sqrt((rate * (1 - rate)) / exposed + (z * z) / (4 * exposed * exposed))) / scale;
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

/**
 * The interval of `arm` minus `control`, from both score intervals. Newcombe, Interval estimation for the difference
 * between independent proportions, Statistics in Medicine 17 (1998), 873 to 890, method 10.
 */
export function newcombeInterval(arm: Tally, control: Tally, alpha: number): Interval {
  const [first, second] = [getRate(arm), getRate(control)];
  const [ofArm, ofControl] = [wilsonInterval(arm, alpha), wilsonInterval(control, alpha)];
  const difference = first - second;
  return {
    low: difference - Math.hypot(first - ofArm.low, ofControl.high - second),
    high: difference + Math.hypot(ofArm.high - first, second - ofControl.low),
  };
}

/**
 * The two-sided p-value of the test that two proportions are equal, with the pooled proportion. Fleiss, Levin and Paik,
 * Statistical Methods for Rates and Proportions, 3rd edition (2003), 3.1, without the continuity correction.
 */
export function getPValue(arm: Tally, control: Tally): number {
  const exposed = arm.exposed + control.exposed;
  const pooled = exposed === 0 ? 0 : (arm.converted + control.converted) / exposed;
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / arm.exposed + 1 / control.exposed));
  return error > 0 && Number.isFinite(error) ? 2 * upperTail(Math.abs(getRate(arm) - getRate(control)) / error) : 1;
}

/** How reliable a test must be, and how large an effect it must find. */
export interface Power {
  readonly alpha: number;
  /** The probability of finding an effect of this size. */
  readonly power: number;
  /** Relative to the control: 0.2 is 20% more. */
  readonly effect: number;
}

/**
 * Returns how many visitors each arm needs; null if the control's rate allows no such effect. Fleiss, Levin and Paik,
 * Statistical Methods for Rates and Proportions, 3rd edition (2003), 4.2, without the continuity correction.
 */
export function getSampleSize(rate: number, { alpha, power, effect }: Power): number | null {
  const better = rate * (1 + effect);
  if (rate <= 0 || better >= 1) return null;
  const mean = (rate + better) / 2;
  const noise = upperQuantile(alpha / 2) * Math.sqrt(2 * mean * (1 - mean));
  const spread = upperQuantile(1 - power) * Math.sqrt(rate * (1 - rate) + better * (1 - better));
  return Math.ceil(((noise + spread) / (better - rate)) ** 2);
}
