import type { OccupancyType } from '../enums/home.ts';
import { divideEven, fromRate, toRate } from './fixed-point.ts';
import type { Policy } from './policy.ts';

/** The facts of a loan file that decide its rate, in decimal fractions; term in years. */
export interface RateInputs {
  readonly score: number;
  /** The line and the liens that stay, as a share of the home's value. */
  readonly cltv: number;
  readonly occupancy: OccupancyType;
  readonly term: number;
  readonly originationFee: number;
}

/** Points of a fee times `whole`, where `whole` is the distance between the rows on either side of it. */
function feePoints(fee: bigint, rows: Policy['rate']['fees']): { points: bigint; whole: bigint } {
  let below: { fee: bigint; points: bigint } | undefined;
  for (const row of rows) {
    const above = { fee: toRate(row.fee), points: toRate(row.points) };
    if (fee <= above.fee) {
      if (!below || fee === above.fee) return { points: above.points, whole: 1n };
      const whole = above.fee - below.fee;
      return { points: below.points * whole + (above.points - below.points) * (fee - below.fee), whole };
    }
    below = above;
  }
  return { points: below?.points ?? 0n, whole: 1n };
}

function clamp(rate: bigint, policy: Policy, whole = 1n): bigint {
  const lowest = toRate(policy.rate.lowest) * whole;
  const highest = toRate(policy.rate.highest) * whole;
  return rate < lowest ? lowest : rate > highest ? highest : rate;
}

/**
 * Calculates the yearly rate before discounts, as a decimal fraction: the sum of the policy's rows, kept within its
 * bounds and rounded half to even to its step. Undefined where the policy has no row: a score or share of value at
 * which it doesn't lend, or a term that it doesn't offer.
 */
export function offerRate(inputs: RateInputs, policy: Policy): number | undefined {
  const { rate } = policy;
  const term = rate.terms[inputs.term];
  const score = rate.scores.find((row) => inputs.score >= row.from);
  const cltv = rate.cltv.find((row) => inputs.cltv <= row.to);
  if (term === undefined || !score || !cltv) return undefined;
  const fee = feePoints(toRate(inputs.originationFee), rate.fees);
  const rows = [rate.base, term, score.points, cltv.points, rate.occupancy[inputs.occupancy]];
  const sum = rows.reduce((total, points) => total + toRate(points), 0n) * fee.whole + fee.points;
  const step = toRate(rate.roundedTo);
  return fromRate(divideEven(clamp(sum, policy, fee.whole), step * fee.whole) * step);
}

/** A rate after a discount, in decimal fractions, again within the policy's bounds. */
export function rateAfter(rate: number, discount: number, policy: Policy): number {
  return fromRate(clamp(toRate(rate) - toRate(discount), policy));
}
