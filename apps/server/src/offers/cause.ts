import type { PricedLiability } from '@lintel/domain';
import type { InputsSeen, PricedSet } from './priced-set.ts';

/** Why the price differs from the last one: each changed input in words that follow "because". Empty when nothing was priced before. */
export function causesOf(before: Pick<PricedSet, 'inputs' | 'liabilities'> | null, now: { inputs: InputsSeen; liabilities: readonly PricedLiability[] }): string[] {
  if (!before) return [];
  const changed: [boolean, string][] = [
    [before.inputs.homeValue !== now.inputs.homeValue, 'the value of your home changed'],
    [before.inputs.annualIncome !== now.inputs.annualIncome, 'your income changed'],
    // Going on without any account tells nothing.
    [(before.inputs.assets ?? 0) !== (now.inputs.assets ?? 0), 'you told us about your savings'],
    [before.inputs.score !== now.inputs.score, 'your credit score changed'],
    [owed(before.liabilities) !== owed(now.liabilities), 'what you owe changed'],
    [marks(before.liabilities) !== marks(now.liabilities), 'you changed the debts to be paid off'],
    [before.inputs.reducedOfferAccepted !== now.inputs.reducedOfferAccepted, 'you accepted the smaller line'],
  ];
  return changed.filter(([differs]) => differs).map(([, words]) => words);
}

const owed = (debts: readonly PricedLiability[]): string => JSON.stringify(debts.map((debt) => [debt.uuid, debt.monetaryBalance, debt.monetaryCalculatedNextPaymentMinimumAmount]));

const marks = (debts: readonly PricedLiability[]): string => JSON.stringify(debts.filter((debt) => debt.payOff.status === 'MARKED_FOR_PAYOFF').map((debt) => debt.uuid));
