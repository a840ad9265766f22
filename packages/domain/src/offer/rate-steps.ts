import { type Capacity, lineAtShare } from './capacity.ts';
import { combinableDiscounts } from './discounts.ts';
import { divideDown, fromRate, toCents, toDollars, toRate } from './fixed-point.ts';
import type { OfferDiscount, RateStep } from './offer.ts';
import { lineForPayment } from './payment.ts';
import type { Policy } from './policy.ts';
import type { BrandTerms, PricingInputs } from './pricing-inputs.ts';
import { offerRate, rateAfter } from './rate.ts';

function discountsOn(rate: number, brand: BrandTerms, policy: Policy): OfferDiscount[] {
  const all = [{ discountType: 'AUTOPAY' as const, points: policy.autopay }, ...brand.discounts];
  const list: OfferDiscount[] = all.map(({ discountType, points }) => ({
    discountType,
    rateWithDiscount: rateAfter(rate, points, policy),
  }));
  if (all.length === 1) return list;
  const together = combinableDiscounts(all.map(({ discountType }) => discountType));
  const sum = all.reduce(
    (total, { discountType, points }) => total + (together.includes(discountType) ? toRate(points) : 0n),
    0n,
  );
  return [...list, { discountType: 'ALL_IN', rateWithDiscount: rateAfter(rate, fromRate(sum), policy) }];
}

/**
 * Lists the rates of increasing lines, up to the line that the home supports: a larger share of the home's value costs
 * more. Empty where the policy doesn't lend.
 */
export function rateSteps(
  inputs: PricingInputs,
  home: Capacity,
  term: number,
  originationFee: number,
  policy: Policy,
): RateStep[] {
  const steps: RateStep[] = [];
  let below = 0n;
  for (const { to } of policy.rate.cltv) {
    const atShare = lineAtShare(to, home);
    const upTo = atShare < home.line ? atShare : home.line;
    const rate = offerRate({ ...inputs, cltv: to, term, originationFee }, policy);
    if (rate === undefined || upTo <= below) continue;
    steps.push({ upTo: toDollars(upTo), rate, discountList: discountsOn(rate, inputs.brand, policy) });
    below = upTo;
  }
  return steps;
}

/**
 * Finds the largest line in cents of these steps whose payment, without discounts, is at most `payment` cents a month.
 */
export function affordableLine(
  steps: readonly RateStep[],
  term: number,
  payment: bigint,
  interestOnly: boolean,
): bigint {
  let line = 0n;
  for (const step of steps) {
    const rate = toRate(step.rate);
    const upTo = toCents(step.upTo);
    const affordable = interestOnly
      ? divideDown(payment * 12n * 100_000_000n, rate)
      : lineForPayment(payment, rate, term * 12);
    if (affordable <= line) return line;
    line = affordable < upTo ? affordable : upTo;
    if (line < upTo) return line;
  }
  return line;
}

/** The steps that cover lines from `min` to `max` dollars; the last one ends at `max`. */
export function stepsBetween(steps: readonly RateStep[], min: number, max: number): RateStep[] {
  const last = steps.findIndex((step) => step.upTo >= max);
  return steps
    .slice(0, last + 1)
    .filter((step) => step.upTo >= min)
    .map((step) => ({ ...step, upTo: Math.min(step.upTo, max) }));
}
