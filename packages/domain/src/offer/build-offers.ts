import type { Capacity } from './capacity.ts';
import { feeOptions, calculateFixedCosts, recordingCharges, taxOnLine } from './costs.ts';
import { drawRange } from './draw-range.ts';
import { DRAW_DIGITS, divideDown, divideUp, toCents, toDollars, toScaled } from './fixed-point.ts';
import { type Offer, type OfferCost, type RateStep, offerType } from './offer.ts';
import { getTotalAmountFromDraw } from './origination-fee.ts';
import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { fixedCosts } from './quote.ts';
import { affordableLine, rateSteps, stepsBetween } from './rate-steps.ts';

const CENT = 10n ** BigInt(DRAW_DIGITS - 2);

/** The amounts of an offer set, with every range resolved. Dollars; fees and rates as decimal fractions. */
export interface PricedOffers {
  readonly offersByType: Readonly<Record<string, readonly Offer[]>>;
  readonly minRecordingTax: number;
  readonly maxRecordingTax: number;
  readonly ofeeMaxThreshold: number | null;
  readonly costs: readonly OfferCost[];
  readonly totalPaidByBorrower: number;
  /** The largest draw of any offer; 0 if there is none. */
  readonly maxDraw: number;
  /** The largest line of any offer; 0 if there is none. */
  readonly amount: number;
}

/** A term with a fee option: the rates of its lines, the rates without a fee, and its largest line in cents. */
interface Candidate {
  readonly term: number;
  readonly key: string;
  readonly fee: number;
  readonly steps: readonly RateStep[];
  readonly stepsWithoutFee: readonly RateStep[];
  readonly line: bigint;
}

/** Values shared by a set's candidates, in cents. */
interface SharedValues {
  readonly smallestDraw: bigint;
  readonly costs: bigint;
  readonly minTax: bigint;
  readonly maxTax: bigint;
  readonly feeCap: number | null;
  readonly interestOnly: boolean;
}

function calculateRange(
  { fee, line }: Candidate,
  shared: SharedValues,
): Pick<Offer, 'min' | 'max' | 'minDraw' | 'maxDraw'> {
  const { smallestDraw, costs, minTax, maxTax, feeCap } = shared;
  const drawWithFee = toCents(getTotalAmountFromDraw(toDollars(smallestDraw), fee, feeCap));
  const terms = {
    min: toDollars(drawWithFee + costs + minTax),
    max: toDollars(line),
    costs: toDollars(costs),
    minRecordingTax: toDollars(minTax),
    maxRecordingTax: toDollars(maxTax),
    originationFee: fee,
    ofeeMaxThreshold: feeCap,
  };
  const ends = drawRange(terms);
  // Draws are whole cents: the ends are rounded inward, so that the wire's range and the exact one allow the same
  // draws.
  const minDraw = toDollars(divideUp(toScaled(ends.minDraw, DRAW_DIGITS), CENT));
  const maxDraw = toDollars(divideDown(toScaled(ends.maxDraw, DRAW_DIGITS), CENT));
  return { min: terms.min, max: terms.max, minDraw, maxDraw };
}

/** Builds a candidate's offer; undefined if its range has no draw. */
function buildOffer(candidate: Candidate, shared: SharedValues): Offer | undefined {
  const range = calculateRange(candidate, shared);
  const steps = stepsBetween(candidate.steps, range.min, range.max);
  const largest = steps.at(-1);
  if (!largest || range.maxDraw < range.minDraw) return undefined;
  const { rate, discountList } = largest;
  return {
    id: `${candidate.term}-${candidate.key}`,
    term: candidate.term,
    type: offerType(candidate.term, shared.interestOnly),
    ...range,
    originationFee: candidate.fee,
    rate,
    otherRate: discountList.reduce((least, { rateWithDiscount }) => Math.min(least, rateWithDiscount), rate),
    baseRate: candidate.stepsWithoutFee.find((step) => step.upTo >= range.max)?.rate ?? rate,
    discountList,
    ...(steps.length > 1 && { rateSteps: steps }),
  };
}

/**
 * Builds the offers that home and, unless `ignoreIncome`, income support: each term with each fee option, its range
 * after fee, costs and recording tax. An offer without a possible draw is left out.
 */
export function buildOffers(
  inputs: PricingInputs,
  capacity: Capacity,
  policy: Policy,
  { ignoreIncome }: { readonly ignoreIncome: boolean },
): PricedOffers {
  const fixed = calculateFixedCosts(inputs, policy);
  const costs = toCents(fixedCosts(fixed));
  const charges = recordingCharges(inputs.state, inputs.county, policy);
  const { smallestDraw, options } = feeOptions(inputs, costs + toCents(inputs.appraisalFee ?? 0), policy);
  const { interestOnly, ofeeMaxThreshold: feeCap } = inputs.brand;

  const candidates: Candidate[] = policy.terms.flatMap((term) => {
    const stepsWithoutFee = rateSteps(inputs, capacity, term, 0, policy);
    return options.map(({ key, fee }) => {
      const steps = rateSteps(inputs, capacity, term, fee, policy);
      const line = ignoreIncome
        ? toCents(steps.at(-1)?.upTo ?? 0)
        : affordableLine(steps, term, capacity.payment, interestOnly);
      return { term, key, fee, steps, stepsWithoutFee, line };
    });
  });
  const largest = candidates.reduce((most, { line }) => (line > most ? line : most), 0n);
  const minTax = taxOnLine(smallestDraw + costs, charges);
  const maxTax = taxOnLine(largest, charges);
  const shared = { smallestDraw, costs, minTax, maxTax, feeCap, interestOnly };

  const offers = candidates.map((candidate) => buildOffer(candidate, shared)).filter((offer) => offer !== undefined);
  const offersByType: Record<string, Offer[]> = {};
  for (const offer of offers) (offersByType[offer.type] ??= []).push(offer);
  const tax: OfferCost[] = maxTax > 0n ? [{ feeType: 'RECORDING_TAX', borrowerPaidAmount: toDollars(maxTax) }] : [];
  return {
    offersByType,
    minRecordingTax: toDollars(minTax),
    maxRecordingTax: toDollars(maxTax),
    ofeeMaxThreshold: feeCap,
    costs: [...fixed, ...tax],
    totalPaidByBorrower: toDollars(costs + maxTax),
    maxDraw: Math.max(0, ...offers.map((offer) => offer.maxDraw)),
    amount: Math.max(0, ...offers.map((offer) => offer.max)),
  };
}
