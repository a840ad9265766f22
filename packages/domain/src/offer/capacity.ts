import type { Policy } from './policy.ts';
import type { PricingInputs } from './pricing-inputs.ts';
import { divideDown, toCents, toRate } from './fixed-point.ts';

const RATE_UNITS = 100_000_000n;

/** What home and income carry, in cents. */
export interface Capacity {
  readonly value: bigint;
  /** Liens that stay. */
  readonly liens: bigint;
  /** The largest line that the share of value and the policy leave; may be below 0. */
  readonly line: bigint;
  /** The largest monthly payment that the income leaves; may be below 0. */
  readonly payment: bigint;
}

/** A homestead under the Texas constitution: its caps on value and fees stand above the policy's. */
export function isTexasHomestead(inputs: Pick<PricingInputs, 'state' | 'occupancy'>): boolean {
  return inputs.state === 'TX' && inputs.occupancy === 'HOME';
}

/** A share of the home's value in cents, less the liens that stay. */
export function lineAtShare(share: number, home: Pick<Capacity, 'value' | 'liens'>): bigint {
  return divideDown(home.value * toRate(share), RATE_UNITS) - home.liens;
}

function monthlyRoom(inputs: PricingInputs, debts: bigint, policy: Policy): bigint {
  const share = toRate(inputs.score >= policy.dti.scoreAboveUsual ? policy.dti.cap : policy.dti.usualCap);
  const months = BigInt(policy.assets.months);
  const counted = inputs.score >= policy.assets.lowestScore ? toCents(inputs.assets ?? 0) : 0n;
  // Income over 12 and assets over their months, on one denominator.
  const income = toCents(inputs.annualIncome) * months + counted * 12n;
  return divideDown(income * share, 12n * months * RATE_UNITS) - debts;
}

/** Measures a file against the policy's caps on value, line and income; debts marked to be paid off do not count. */
export function capacity(inputs: PricingInputs, policy: Policy): Capacity {
  const staying = inputs.liabilities.filter((debt) => debt.payOff.status !== 'MARKED_FOR_PAYOFF');
  let liens = 0n;
  let debts = 0n;
  for (const debt of staying) {
    if (debt.kind === 'LIEN') liens += toCents(debt.monetaryBalance);
    debts += toCents(debt.monetaryCalculatedNextPaymentMinimumAmount);
  }
  const value = toCents(inputs.homeValue);
  const usual = policy.cltvCaps[inputs.occupancy];
  const share = isTexasHomestead(inputs) ? Math.min(usual, policy.texasHomestead.cltvCap) : usual;
  const carried = lineAtShare(share, { value, liens });
  const largest = toCents(policy.largestLine);
  return { value, liens, line: carried < largest ? carried : largest, payment: monthlyRoom(inputs, debts, policy) };
}
