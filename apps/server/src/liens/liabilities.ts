import { randomUUID } from 'node:crypto';
import type { Liability } from '@lintel/contract';
import { liensReached, type LiabilityKind, type LoanFile } from '@lintel/domain';
import type { Executor, Vault } from '../db/vault.ts';
import type { CreditLiability } from '../vendors/credit/port.ts';

/** A debt of the credit report, with the borrower's mark. */
export interface Debt extends CreditLiability {
  readonly uuid: string;
  readonly marked: boolean;
}

const place = (uuid: string): string => `liability/${uuid}/sealed`;

/** The debts of a new report take the place of the old ones; a mark stays with the debt that is still there. */
export async function replaceLiabilities(vault: Vault, trx: Executor, application: string, liabilities: readonly CreditLiability[]): Promise<void> {
  const before = await debtsOf(vault, trx, application);
  await trx.deleteFrom('liability').where('application_uuid', '=', application).execute();
  const rows = liabilities.map((liability, index) => {
    const known = before.find((debt) => debt.reference === liability.reference);
    const uuid = known?.uuid ?? randomUUID();
    return { uuid, application_uuid: application, number: index + 1, kind: liability.kind, marked: known?.marked ?? false, ...vault.seal(place(uuid), liability) };
  });
  if (rows.length > 0) await trx.insertInto('liability').values(rows).execute();
}

export async function debtsOf(vault: Vault, trx: Executor, application: string): Promise<Debt[]> {
  const rows = await trx.selectFrom('liability').selectAll().where('application_uuid', '=', application).orderBy('number').execute();
  return rows.map((row) => ({ ...vault.open<CreditLiability>(place(row.uuid), row), kind: row.kind as LiabilityKind, uuid: row.uuid, marked: row.marked }));
}

export async function setMark(trx: Executor, uuid: string, marked: boolean): Promise<void> {
  await trx.updateTable('liability').set({ marked }).where('uuid', '=', uuid).execute();
}

/** A debt as the borrower sees it, and whether it may be paid off from the line now. A lien may, once the liens were confirmed. */
export function payOffOf(debt: Debt, file: LoanFile): Liability {
  const allowed = debt.kind !== 'LIEN' || liensReached(file);
  return {
    uuid: debt.uuid,
    creditorName: debt.creditorName,
    mask: debt.mask,
    kind: debt.kind,
    position: debt.position,
    monetaryBalance: debt.balanceCents / 100,
    monetaryCalculatedNextPaymentMinimumAmount: debt.monthlyPaymentCents / 100,
    payOff: { status: debt.marked ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED', allowed, whyNot: allowed ? null : 'Debts secured by your home come later, when you have confirmed them.' },
  };
}
