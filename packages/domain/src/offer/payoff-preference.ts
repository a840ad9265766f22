import type { PayoffPreference } from '../enums/offer.ts';
import { toCents, toDollars } from './fixed-point.ts';
import type { PayoffLiability } from './offer.ts';

interface DrawEnds {
  readonly minDraw: number;
  readonly maxDraw: number;
}

/** Total balance in cents of the debts marked for payoff. */
export function payoffCents(liabilities: readonly PayoffLiability[]): bigint {
  let sum = 0n;
  for (const debt of liabilities) if (debt.payOff.status === 'MARKED_FOR_PAYOFF') sum += toCents(debt.monetaryBalance);
  return sum;
}

/** Total balance in dollars of the debts marked for payoff. */
export function payoffTotal(liabilities: readonly PayoffLiability[]): number {
  return toDollars(payoffCents(liabilities));
}

/**
 * Calculates the draw including the debts paid off from it, in cents: PRESERVE adds them to the selected draw, up to
 * the largest draw; DEDUCT takes them out of the selected draw; MAXIMIZE is the largest draw.
 */
export function totalDrawCents(preference: PayoffPreference, draw: bigint, payoff: bigint, maxDraw: bigint): bigint {
  if (preference === 'MAXIMIZE') return maxDraw;
  if (preference === 'DEDUCT') return draw;
  return draw + payoff > maxDraw ? maxDraw : draw + payoff;
}

/** Whether the selected draw can be kept in full with the debts paid on top of it. Dollars. */
export function canPreserve(draw: number, payoff: number, maxDraw: number): boolean {
  return toCents(draw) + toCents(payoff) <= toCents(maxDraw);
}

/** Whether the debts can be paid out of the selected draw. Dollars. */
export function canDeduct(draw: number, payoff: number, maxDraw: number): boolean {
  return toCents(draw) <= toCents(maxDraw) && toCents(draw) >= toCents(payoff);
}

/**
 * Returns the smallest and largest draw that can be selected, in dollars, given the debts to pay off: PRESERVE lowers
 * both ends by them, DEDUCT raises the lower end to them. Undefined if no draw is left because the debts exceed the
 * line.
 */
export function drawLimits(offer: DrawEnds, payoff: number, preference: PayoffPreference): DrawEnds | undefined {
  const debts = toCents(payoff);
  let low = toCents(offer.minDraw);
  let high = toCents(offer.maxDraw);
  if (debts > high) return undefined;
  if (preference === 'PRESERVE') {
    high -= debts;
    low = low > debts ? low - debts : 0n;
  } else if (preference === 'DEDUCT' && debts > low) low = debts;
  return low > high ? undefined : { minDraw: toDollars(low), maxDraw: toDollars(high) };
}
