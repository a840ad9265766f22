import { growth, ONE, toRate, TWELVE_RATE_UNITS } from './fixed-point.ts';

const STEPS_IN_ONE = 10_000;
const UNSURE = 1e-4;

/**
 * The money received and the payments for it: equal ones, and the balance due at the end (0 for an amortizing loan).
 */
interface Cost {
  readonly received: bigint;
  readonly payment: bigint;
  readonly months: number;
  readonly last: bigint;
}

/** Whether the payments, discounted at a yearly rate with 8 decimals, are worth more than the money received; exact. */
function worthMore(cost: Cost, rate: bigint): boolean {
  const grown = growth(rate, cost.months);
  return cost.payment * TWELVE_RATE_UNITS * (grown - ONE) + cost.last * ONE * rate > cost.received * rate * grown;
}

function approximate(received: number, payment: number, months: number, last: number): number {
  let rate = payment / received;
  for (let turn = 0; turn < 60; turn += 1) {
    const shrunk = (1 + rate) ** -months;
    const worth = (payment * (1 - shrunk)) / rate + last * shrunk - received;
    const slope =
      (payment * ((months * shrunk * rate) / (1 + rate) - (1 - shrunk))) / (rate * rate) -
      (last * months * shrunk) / (1 + rate);
    const next = rate - worth / slope;
    if (!(Math.abs(next - rate) > 1e-15)) return next * 12;
    rate = next > 0 ? next : rate / 2;
  }
  return rate * 12;
}

/**
 * Calculates the yearly cost including fees: the rate at which the payments are worth the money received, as a decimal
 * fraction to 0.0001. Shown next to the APR, which excludes fees on a line of credit (12 CFR 1026.14(b)). Amounts are
 * in cents.
 *
 * @returns 0 when no more is paid than was received
 */
export function costRate(cost: Cost): number {
  const paid = cost.payment * BigInt(cost.months) + cost.last;
  if (cost.received <= 0n || paid <= cost.received) return 0;
  const steps = approximate(Number(cost.received), Number(cost.payment), cost.months, Number(cost.last)) * STEPS_IN_ONE;
  const low = Math.floor(steps);
  if (Math.abs(steps - low - 0.5) > UNSURE) return Math.round(steps) / STEPS_IN_ONE;
  return (worthMore(cost, toRate((low + 0.5) / STEPS_IN_ONE)) ? low + 1 : low) / STEPS_IN_ONE;
}
