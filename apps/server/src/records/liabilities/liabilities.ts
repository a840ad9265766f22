import { randomUUID } from 'node:crypto';
import type { Liability } from '@lintel/contract';
import { liensReached, type LiabilityKind, type LienAnswer, type LoanFile } from '@lintel/domain';
import type { Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { CreditLiability } from '../../vendors/index.ts';
import type { LiabilitySource, LiabilityTables } from './tables.ts';
import { PAY_OFF } from './words.ts';

/** A debt from the credit report, the county's records or the borrower, with the borrower's selection and answer. */
export interface Debt extends CreditLiability {
  readonly uuid: string;
  readonly source: LiabilitySource;
  readonly marked: boolean;
  readonly required: boolean;
  readonly answer: LienAnswer | null;
}

const liabilitySealContext = (uuid: string): string => sealContext('liability', uuid);

/** First list numbers by source: the report first, then the county, then the borrower's additions. */
const FIRST: Readonly<Record<LiabilitySource, number>> = { CREDIT: 1, COUNTY: 1001, BORROWER: 2001 };

/** Replaces the debts with those of a new report. Selection and answer stay with debts that are still there. */
export async function replaceLiabilities(
  vault: Vault,
  trx: Executor,
  application: string,
  liabilities: readonly CreditLiability[],
): Promise<void> {
  const before = (await loadLiabilityRows(trx, application))
    .filter((row) => row.source === 'CREDIT')
    .map((row) => ({ row, debt: openDebt(vault, row) }));
  await trx
    .deleteFrom('liability')
    .where('application_uuid', '=', application)
    .where('source', '=', 'CREDIT')
    .execute();
  const rows = liabilities.map((liability, index) => {
    const known = before.find(({ debt }) => debt.reference === liability.reference)?.row;
    const uuid = known?.uuid ?? randomUUID();
    const previous = {
      marked: known?.marked ?? false,
      required: known?.required ?? false,
      answer: known?.answer ?? null,
      said: known?.said ?? null,
      said_key_id: known?.said_key_id ?? null,
    };
    return {
      uuid,
      application_uuid: application,
      number: FIRST.CREDIT + index,
      kind: liability.kind,
      ...previous,
      ...vault.seal(liabilitySealContext(uuid), liability),
    };
  });
  if (rows.length > 0) await trx.insertInto('liability').values(rows).execute();
}

/** Adds a lien on the home. Returns its ID. */
export async function addLien(
  vault: Vault,
  trx: Executor,
  application: string,
  source: 'COUNTY' | 'BORROWER',
  lien: CreditLiability,
  more: { required?: boolean; answer?: LienAnswer } = {},
): Promise<string> {
  const uuid = randomUUID();
  const numbers = (await loadLiabilityRows(trx, application))
    .filter((row) => row.source === source)
    .map((row) => row.number);
  const { required = false, answer = null } = more;
  await trx
    .insertInto('liability')
    .values({
      uuid,
      application_uuid: application,
      number: Math.max(FIRST[source] - 1, ...numbers) + 1,
      kind: 'LIEN',
      source,
      required,
      marked: required,
      answer,
      said: null,
      said_key_id: null,
      ...vault.seal(liabilitySealContext(uuid), lien),
    })
    .execute();
  return uuid;
}

/** Removes a lien that the borrower added. Returns false for any other lien. */
export async function removeOwnLien(trx: Executor, application: string, uuid: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('liability')
    .where('application_uuid', '=', application)
    .where('uuid', '=', uuid)
    .where('source', '=', 'BORROWER')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type Row = Selectable<LiabilityTables['liability']>;

const loadLiabilityRows = (trx: Executor, application: string): Promise<Row[]> =>
  trx.selectFrom('liability').selectAll().where('application_uuid', '=', application).orderBy('number').execute();

const openDebt = (vault: Vault, row: Row): Debt => ({
  ...vault.open<CreditLiability>(liabilitySealContext(row.uuid), row),
  kind: row.kind as LiabilityKind,
  uuid: row.uuid,
  source: row.source,
  marked: row.marked,
  required: row.required,
  answer: row.answer,
});

/** Returns a loan's debts, in list order. */
export async function loadDebts(vault: Vault, trx: Executor, application: string): Promise<Debt[]> {
  return (await loadLiabilityRows(trx, application)).map((row) => openDebt(vault, row));
}

/** Sets the current balance from the creditor, in cents. */
export async function setBalance(vault: Vault, trx: Executor, debt: Debt, balanceCents: number): Promise<void> {
  const { reference, creditorName, mask, kind, position, monthlyPaymentCents } = debt;
  await trx
    .updateTable('liability')
    .set(
      vault.seal(liabilitySealContext(debt.uuid), {
        reference,
        creditorName,
        mask,
        kind,
        position,
        balanceCents,
        monthlyPaymentCents,
      }),
    )
    .where('uuid', '=', debt.uuid)
    .execute();
}

/** Saves whether the borrower selected a debt to be paid off from the line. */
export async function setMark(trx: Executor, uuid: string, marked: boolean): Promise<void> {
  await trx.updateTable('liability').set({ marked }).where('uuid', '=', uuid).execute();
}

/** Marks a debt as one that the line must pay off. */
export async function setRequired(trx: Executor, uuid: string): Promise<void> {
  await trx.updateTable('liability').set({ required: true, marked: true }).where('uuid', '=', uuid).execute();
}

/**
 * Converts a debt to the borrower's view of it, with whether the line can pay it off now: a lien only after the liens
 * were confirmed.
 */
export function toLiability(debt: Debt, file: LoanFile): Liability {
  const allowed = debt.kind !== 'LIEN' || liensReached(file);
  return {
    uuid: debt.uuid,
    creditorName: debt.creditorName,
    mask: debt.mask,
    kind: debt.kind,
    position: debt.position,
    monetaryBalance: debt.balanceCents / 100,
    monetaryCalculatedNextPaymentMinimumAmount: debt.monthlyPaymentCents / 100,
    payOff: {
      status: debt.marked ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED',
      allowed,
      whyNot: allowed ? null : PAY_OFF.liensLater,
    },
  };
}
