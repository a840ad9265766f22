import type { BrandTerms, PricingInputs } from './pricing-inputs.ts';
import type { Offer, OfferCost, OfferDiscount, RateStep } from './offer.ts';
import type { Capacity } from './capacity.ts';
import type { Policy } from './policy.ts';
import { divideDown, divideUp, DRAW_DIGITS, toCents, toDollars, toRate, toScaled } from './fixed-point.ts';
import { drawRange } from './draw-range.ts';
import { feeCents } from './origination-fee.ts';
import { feeOptions, fixedCostsOf, recordingCharges, taxOnLine } from './costs.ts';
import { fixedCosts } from './quote.ts';
import { lineAtShare } from './capacity.ts';
import { lineForPayment } from './payment.ts';
import { offerRate, rateAfter } from './rate.ts';
import { offerType } from './offer.ts';

const CENT = 10n ** BigInt(DRAW_DIGITS - 2);

/** The money of an offer set (calls, shape OfferSet), every range resolved. Dollars; fees and rates as decimal fractions. */
export interface PricedOffers {
  readonly offersByType: Readonly<Record<string, readonly Offer[]>>;
  readonly minRecordingTax: number;
  readonly maxRecordingTax: number;
  readonly ofeeMaxThreshold: number | null;
  readonly costs: readonly OfferCost[];
  readonly totalPaidByBorrower: number;
  /** The largest draw of any offer; 0 when there is none. */
  readonly maxDraw: number;
  /** The largest line of any offer; 0 when there is none. */
  readonly amount: number;
}

interface Candidate {
  readonly term: number;
  readonly key: string;
  readonly fee: number;
  readonly steps: readonly RateStep[];
  readonly line: bigint;
}

function discountsOn(rate: number, brand: BrandTerms, policy: Policy): OfferDiscount[] {
  const all = [{ discountType: 'AUTOPAY' as const, points: policy.autopay }, ...brand.discounts];
  const list: OfferDiscount[] = all.map(({ discountType, points }) => ({ discountType, rateWithDiscount: rateAfter(rate, points, policy) }));
  if (all.length === 1) return list;
  const sum = all.reduce((total, { points }) => total + toRate(points), 0n);
  return [...list, { discountType: 'ALL_IN', rateWithDiscount: rateAfter(rate, Number(sum) / 1e8, policy) }];
}

/** The rates of ever larger lines, up to the line that the home carries. */
function rateSteps(inputs: PricingInputs, home: Capacity, term: number, fee: number, policy: Policy): RateStep[] {
  const steps: RateStep[] = [];
  let below = 0n;
  for (const { to } of policy.rate.cltv) {
    const atShare = lineAtShare(to, home);
    const upTo = atShare < home.line ? atShare : home.line;
    const rate = offerRate({ ...inputs, cltv: to, term, originationFee: fee }, policy);
    if (rate === undefined || upTo <= below) continue;
    steps.push({ upTo: toDollars(upTo), rate, discountList: discountsOn(rate, inputs.brand, policy) });
    below = upTo;
  }
  return steps;
}

/** The largest line of these steps whose payment, without discounts, the income carries. */
function affordableLine(steps: readonly RateStep[], term: number, payment: bigint, interestOnly: boolean): bigint {
  let line = 0n;
  for (const step of steps) {
    const rate = toRate(step.rate);
    const upTo = toCents(step.upTo);
    const carried = interestOnly ? divideDown(payment * 12n * 100_000_000n, rate) : lineForPayment(payment, rate, term * 12);
    if (carried <= line) return line;
    line = carried < upTo ? carried : upTo;
    if (line < upTo) return line;
  }
  return line;
}

function offerOf(candidate: Candidate, rate: number, baseRate: number, inputs: PricingInputs, range: Pick<Offer, 'min' | 'max' | 'minDraw' | 'maxDraw'>): Offer {
  const steps = candidate.steps.filter((step) => step.upTo >= range.min);
  const last = steps.findIndex((step) => step.upTo >= range.max);
  const applying = steps.slice(0, last + 1).map((step) => ({ ...step, upTo: Math.min(step.upTo, range.max) }));
  const discountList = applying.at(-1)?.discountList ?? [];
  const lowest = discountList.reduce((least, { rateWithDiscount }) => Math.min(least, rateWithDiscount), rate);
  return {
    id: `${candidate.term}-${candidate.key}`,
    term: candidate.term,
    type: offerType(candidate.term, inputs.brand.interestOnly),
    ...range,
    originationFee: candidate.fee,
    rate,
    otherRate: lowest,
    baseRate,
    discountList,
    ...(applying.length > 1 && { rateSteps: applying }),
  };
}

/**
 * The offers that home and, unless `ignoreIncome`, income carry: each term with each fee option, its range after fee, costs and
 * recording tax (sample policy, outcome 3). An offer whose range has no draw left is not among them.
 */
export function buildOffers(inputs: PricingInputs, home: Capacity, policy: Policy, ignoreIncome: boolean): PricedOffers {
  const fixed = fixedCostsOf(inputs, policy);
  const costs = toCents(fixedCosts(fixed));
  const charges = recordingCharges(inputs.state, inputs.county, policy);
  const { smallestDraw, options } = feeOptions(inputs, costs, policy);
  const cap = inputs.brand.ofeeMaxThreshold;
  const { interestOnly } = inputs.brand;

  const candidates: Candidate[] = policy.terms.flatMap((term) =>
    options.map(({ key, fee }) => {
      const steps = rateSteps(inputs, home, term, fee, policy);
      const carried = toCents(steps.at(-1)?.upTo ?? 0);
      return { term, key, fee, steps, line: ignoreIncome ? carried : affordableLine(steps, term, home.payment, interestOnly) };
    }),
  );
  const largest = candidates.reduce((most, { line }) => (line > most ? line : most), 0n);
  const minTax = taxOnLine(smallestDraw + costs, charges);
  const maxTax = taxOnLine(largest, charges);

  const offersByType: Record<string, Offer[]> = {};
  let maxDraw = 0;
  let amount = 0;
  for (const candidate of candidates) {
    const { term, fee, line } = candidate;
    const min = smallestDraw + feeCents(smallestDraw, toRate(fee), cap === null ? undefined : toCents(cap)) + costs + minTax;
    const ends = drawRange({
      min: toDollars(min),
      max: toDollars(line),
      costs: toDollars(costs),
      minRecordingTax: toDollars(minTax),
      maxRecordingTax: toDollars(maxTax),
      originationFee: fee,
      ofeeMaxThreshold: cap,
    });
    // Draws have cents: the ends are taken inwards, so that the wire's range and the exact one take the same draws.
    const low = divideUp(toScaled(ends.minDraw, DRAW_DIGITS), CENT);
    const high = divideDown(toScaled(ends.maxDraw, DRAW_DIGITS), CENT);
    const step = candidate.steps.find(({ upTo }) => toCents(upTo) >= line);
    if (high < low || !step) continue;
    const cltv = policy.rate.cltv.find(({ to }) => lineAtShare(to, home) >= line)?.to ?? 0;
    const baseRate = offerRate({ ...inputs, cltv, term, originationFee: 0 }, policy) ?? step.rate;
    const range = { min: toDollars(min), max: toDollars(line), minDraw: toDollars(low), maxDraw: toDollars(high) };
    const offer = offerOf(candidate, step.rate, baseRate, inputs, range);
    (offersByType[offer.type] ??= []).push(offer);
    maxDraw = Math.max(maxDraw, offer.maxDraw);
    amount = Math.max(amount, offer.max);
  }
  const tax: OfferCost[] = maxTax > 0n ? [{ feeType: 'RECORDING_TAX', borrowerPaidAmount: toDollars(maxTax) }] : [];
  return {
    offersByType,
    minRecordingTax: toDollars(minTax),
    maxRecordingTax: toDollars(maxTax),
    ofeeMaxThreshold: cap,
    costs: [...fixed, ...tax],
    totalPaidByBorrower: toDollars(costs + (maxTax > 0n ? maxTax : 0n)),
    maxDraw,
    amount,
  };
}
