import type { Fact, PayoffStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { loadDebts, toLiability, setMark, type Debt } from '../../records/liabilities/index.ts';
import { findLatestSet } from '../../records/offer-sets/index.ts';
import { payoffsFit } from './answer.ts';

/**
 * Selects one debt to pay off, or removes the selection. At the choice of an offer that is a fact, because it affects
 * the price; on the liens screen only the row changes until the liens are confirmed.
 */
export async function saveDebtSelection(
  context: Context,
  loan: LockedLoan,
  liability: string,
  status: PayoffStatus,
): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  const debts = await loadDebts(context.vault, trx, uuid);
  const debt = debts.find((one) => one.uuid === liability.toLowerCase()) ?? refuse('not-found');
  const wanted = status === 'MARKED_FOR_PAYOFF';
  if (debt.marked === wanted) return [];
  const after = debts.map((one) => (one === debt ? { ...one, marked: wanted } : one));
  if (wanted && toLiability(debt, file).payOff.allowed !== true) refuse('payoff-not-possible');
  if (!wanted && debt.required) refuse('payoff-not-possible');
  const isAtLiens = file.reached['liens'] !== undefined && !file.liensConfirmed;
  const fits = isAtLiens
    ? await payoffsFit(context, loan, after)
    : getPayoffTotals(after).payoffTotal <=
      ((await findLatestSet(context.vault, trx, uuid))?.data.priced.offers?.maxDraw ?? Number.POSITIVE_INFINITY);
  if (wanted && !fits) refuse('payoff-not-possible');
  await setMark(trx, debt.uuid, wanted);
  if (isAtLiens) return [];
  return [
    {
      type: 'PayoffMarked',
      data: {
        liability: debt.uuid,
        status,
        lien: debt.kind === 'LIEN',
        payoffs: after.filter((one) => one.marked).length,
      },
    },
  ];
}

/** Returns how much the selected debts take from the line, and how much they free each month. Dollars. */
export function getPayoffTotals(debts: readonly Debt[]): { payoffTotal: number; monthlyFreed: number } {
  const chosen = debts.filter((debt) => debt.marked);
  const sum = (getCents: (debt: Debt) => number): number =>
    chosen.reduce((total, debt) => total + getCents(debt), 0) / 100;
  return { payoffTotal: sum((debt) => debt.balanceCents), monthlyFreed: sum((debt) => debt.monthlyPaymentCents) };
}
