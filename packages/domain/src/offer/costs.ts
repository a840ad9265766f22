import type { FeeType } from '../enums/offer.ts';
import { isTexasHomestead } from './capacity.ts';
import { divideDown, divideEven, toCents, toDollars, toRate } from './fixed-point.ts';
import type { OfferCost } from './offer.ts';
import type { Policy, RecordingCharges } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';

const NOTHING: RecordingCharges = { fee: 0, taxPer100k: 0 };
const FEE_STEP = 10_000n;

/** Recording charges in a state and county, from the policy's table. */
export function recordingCharges(state: string, county: string | null | undefined, policy: Policy): RecordingCharges {
  return policy.recording[`${state}/${(county ?? '').toUpperCase()}`] ?? policy.recording[state] ?? NOTHING;
}

/** Lists the costs that don't depend on the draw and apply to this loan file, in dollars. */
export function calculateFixedCosts(inputs: PricingInputs, policy: Policy): OfferCost[] {
  const amounts: [FeeType, number][] = [
    ['RECORDING_FEE', recordingCharges(inputs.state, inputs.county, policy).fee],
    ['VALUATION_FEE', inputs.automatedValue ? 0 : policy.valuationFee],
    ['MANUAL_NOTARY_FEE', inputs.manualNotary ? policy.manualNotaryFee : 0],
  ];
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([feeType, borrowerPaidAmount]) => ({ feeType, borrowerPaidAmount }));
}

/** Calculates the tax for recording a line; both in cents. */
export function taxOnLine(line: bigint, charges: RecordingCharges): bigint {
  return line > 0n ? divideEven(line * toCents(charges.taxPer100k), 10_000_000n) : 0n;
}

/** The available fees, as shares of the draw, and the smallest draw in cents that they allow. */
export interface FeeOptions {
  readonly smallestDraw: bigint;
  readonly options: readonly { readonly key: string; readonly fee: number }[];
}

/**
 * Returns the fee options of a loan file. On a Texas homestead all fees together are at most 2% of the principal
 * (Article XVI, section 50(a)(6)(E)): besides no fee there is one that leaves room for the other costs, in steps of
 * 0.01%. A draw whose other costs alone exceed 2% is not offered.
 */
export function feeOptions(inputs: PricingInputs, costs: bigint, policy: Policy): FeeOptions {
  const smallest = toCents(policy.smallestDraw);
  if (!isTexasHomestead(inputs)) return { smallestDraw: smallest, options: policy.feeOptions };
  const cap = toRate(policy.texasHomestead.feeCap);
  const allowed = toCents(Math.ceil(toDollars(costs) / policy.texasHomestead.feeCap));
  const smallestDraw = allowed > smallest ? allowed : smallest;
  const left = divideDown((cap * smallestDraw - costs * 100_000_000n) * FEE_STEP, smallestDraw * 100_000_000n);
  const none = { key: '0', fee: 0 };
  return { smallestDraw, options: left > 0n ? [none, { key: 'TX', fee: Number(left) / Number(FEE_STEP) }] : [none] };
}
