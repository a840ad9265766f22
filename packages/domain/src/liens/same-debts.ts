import type { PricedLiability } from '../offer/pricing-inputs.ts';

type ComparedDebt = Pick<
  PricedLiability,
  'uuid' | 'kind' | 'monetaryBalance' | 'monetaryCalculatedNextPaymentMinimumAmount' | 'payOff'
>;

const figures = (debts: readonly ComparedDebt[]): string =>
  JSON.stringify(
    debts
      .map((debt) => [
        debt.uuid,
        debt.kind,
        debt.monetaryBalance,
        debt.monetaryCalculatedNextPaymentMinimumAmount,
        debt.payOff.status,
      ])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );

/**
 * Whether offers priced with the debts before are still valid for those now: the same debts with the same balances,
 * payments (dollars) and payoff marks, in any order. Otherwise the offers are priced again.
 */
export function sameDebts(before: readonly ComparedDebt[], now: readonly ComparedDebt[]): boolean {
  return figures(before) === figures(now);
}
