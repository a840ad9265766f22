import type { PricedLiability } from '@lintel/domain';
import type { InputsSeen, PricedSet } from '../../records/offer-sets/index.ts';
import { CAUSES, type Cause } from './words.ts';

/** Why the price differs from the last one: each changed input in words that follow "because". Empty when nothing was priced before. */
export function causesOf(
  before: Pick<PricedSet, 'inputs' | 'liabilities'> | null,
  now: { inputs: InputsSeen; liabilities: readonly PricedLiability[] },
): string[] {
  if (!before) return [];
  const changed: [boolean, Cause][] = [
    [before.inputs.homeValue !== now.inputs.homeValue, 'value'],
    [before.inputs.annualIncome !== now.inputs.annualIncome, 'income'],
    // Going on without any account tells nothing.
    [(before.inputs.assets ?? 0) !== (now.inputs.assets ?? 0), 'assets'],
    [before.inputs.score !== now.inputs.score, 'score'],
    [owed(before.liabilities) !== owed(now.liabilities), 'owed'],
    [marks(before.liabilities) !== marks(now.liabilities), 'marks'],
    [before.inputs.reducedOfferAccepted !== now.inputs.reducedOfferAccepted, 'smallerLine'],
  ];
  return changed.filter(([differs]) => differs).map(([, cause]) => CAUSES[cause]);
}

const owed = (debts: readonly PricedLiability[]): string =>
  JSON.stringify(
    debts.map((debt) => [debt.uuid, debt.monetaryBalance, debt.monetaryCalculatedNextPaymentMinimumAmount]),
  );

const marks = (debts: readonly PricedLiability[]): string =>
  JSON.stringify(debts.filter((debt) => debt.payOff.status === 'MARKED_FOR_PAYOFF').map((debt) => debt.uuid));
