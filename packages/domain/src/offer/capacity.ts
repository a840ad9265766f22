import { divideDown, toCents, toRate } from './fixed-point.ts';
import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';

const RATE_UNITS = 100_000_000n;

/** The largest line that the home supports, and the largest payment that the income does; in cents. */
export interface Capacity {
  readonly value: bigint;
  /** Liens that stay. */
  readonly liens: bigint;
  /** The largest line under the value and policy limits; can be negative. */
  readonly line: bigint;
  /** The largest monthly payment that the income leaves room for; can be negative. */
  readonly payment: bigint;
}

/** Whether a home is a homestead under the Texas Constitution, whose limits on value and fees override the policy's. */
export function isTexasHomestead(inputs: Pick<PricingInputs, 'state' | 'occupancy'>): boolean {
  return inputs.state === 'TX' && inputs.occupancy === 'HOME';
}

/** Returns the line in cents that reaches a share of the home's value, together with the liens that stay. */
export function lineAtShare(share: number, home: Pick<Capacity, 'value' | 'liens'>): bigint {
  return divideDown(home.value * toRate(share), RATE_UNITS) - home.liens;
}

/** The maximum share of income for all debts, as a decimal fraction. */
export const dtiCap = (inputs: Pick<PricingInputs, 'score'>, policy: Policy): number =>
  inputs.score >= policy.dti.scoreAboveUsual ? policy.dti.cap : policy.dti.usualCap;

/** The maximum share of the home's value for all liens, as a decimal fraction. */
export function cltvCap(inputs: Pick<PricingInputs, 'state' | 'occupancy'>, policy: Policy): number {
  const usual = policy.cltvCaps[inputs.occupancy];
  return isTexasHomestead(inputs) ? Math.min(usual, policy.texasHomestead.cltvCap) : usual;
}

/**
 * Returns the monthly income that counts, as a fraction of cents: income over 12 and assets over their months, with a
 * common denominator.
 */
export function countedIncome(
  inputs: Pick<PricingInputs, 'score' | 'assets' | 'annualIncome'>,
  policy: Policy,
): { readonly cents: bigint; readonly over: bigint } {
  const months = BigInt(policy.assets.months);
  const counted = inputs.score >= policy.assets.lowestScore ? toCents(inputs.assets ?? 0) : 0n;
  return { cents: toCents(inputs.annualIncome) * months + counted * 12n, over: 12n * months };
}

/** Cents of the debts that the line doesn't pay off: owed on the home, and the total due each month. */
export function stayingDebts({ liabilities }: Pick<PricingInputs, 'liabilities'>): {
  readonly liens: bigint;
  readonly monthly: bigint;
} {
  let liens = 0n;
  let monthly = 0n;
  for (const debt of liabilities) {
    if (debt.payOff.status === 'MARKED_FOR_PAYOFF') continue;
    if (debt.kind === 'LIEN') liens += toCents(debt.monetaryBalance);
    monthly += toCents(debt.monetaryCalculatedNextPaymentMinimumAmount);
  }
  return { liens, monthly };
}

/** Returns the largest monthly payment in cents that the income leaves room for. */
function monthlyRoom(inputs: PricingInputs, debts: bigint, policy: Policy): bigint {
  const { cents, over } = countedIncome(inputs, policy);
  return divideDown(cents * toRate(dtiCap(inputs, policy)), over * RATE_UNITS) - debts;
}

/** Measures a loan file against the policy's limits on value, line and income; debts marked for payoff don't count. */
export function calculateCapacity(inputs: PricingInputs, policy: Policy): Capacity {
  const { liens, monthly } = stayingDebts(inputs);
  const value = toCents(inputs.homeValue);
  const supported = lineAtShare(cltvCap(inputs, policy), { value, liens });
  const largest = toCents(policy.largestLine);
  return {
    value,
    liens,
    line: supported < largest ? supported : largest,
    payment: monthlyRoom(inputs, monthly, policy),
  };
}
