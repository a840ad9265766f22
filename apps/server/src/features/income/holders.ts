import { isOpen, getGate, monthlyIncome, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { selectApplications, type LockedLoan } from '../../loan-file/index.ts';
import { matchIncome } from './read-link.ts';
import { loadIncomeTotals, isHeld, loadIncomeRecords, settleHolder, type IncomeRecord } from './records.ts';

/** A record that waits for staff because its source names another person or no one. */
export interface HeldRecord {
  readonly uuid: string;
  readonly organisation: string;
  readonly recordUuid: string;
  readonly at: Date;
}

/** Whether staff can still decide whose income a record is: its name doesn't match and the open file needs income. */
export const canDecideHolder = (record: IncomeRecord, file: LoanFile): boolean =>
  file.ended === null && isHeld(record) && isOpen(getGate('income-review'), file);

/**
 * Returns the records that wait for staff in files that still need income: of one file, or of all. Leaves out records
 * that a source is still reading.
 */
export async function heldRecords({ db, vault }: Pick<Context, 'db' | 'vault'>, uuid?: string): Promise<HeldRecord[]> {
  let query = selectApplications(db)
    .innerJoin('income_record', 'income_record.application_uuid', 'application.uuid')
    .select(['application.uuid', 'organisation', 'projection'])
    .distinctOn('application.uuid')
    .where('application.active', '=', true)
    .where('income_record.verification', '=', 'PENDING_REVIEW');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  const held: HeldRecord[] = [];
  for (const { uuid: application, organisation, projection } of await query.execute()) {
    if (!isOpen(getGate('income-review'), projection)) continue;
    const records = (await loadIncomeRecords(vault, db, application)).filter(isHeld);
    held.push(
      ...records.map((record) => ({ uuid: application, organisation, recordUuid: record.uuid, at: record.at })),
    );
  }
  return held;
}

/**
 * Records a staff decision on whether a record is the applicant's. If it is, it counts as if the name had matched, and
 * becomes the fact of a match when the total supports the offer; the borrower must accept a lower figure. Refuses a
 * record that is no longer usable with `outcome-not-possible`; one of another file isn't found. Runs under the row
 * lock. Returns the facts, and the monthly income in effect in dollars, or null.
 */
export async function settleRecord(
  context: Context,
  loan: LockedLoan,
  recordUuid: string,
  isTheirs: boolean,
): Promise<{ facts: readonly Fact[]; monthlyIncome: number | null }> {
  const { uuid, trx, file } = loan;
  const record =
    (await loadIncomeRecords(context.vault, trx, uuid)).find((one) => one.uuid === recordUuid.toLowerCase()) ??
    refuse('not-found');
  if (!canDecideHolder(record, file)) return refuse('outcome-not-possible');
  await settleHolder(trx, record, isTheirs);
  const { figure } = await loadIncomeTotals(context.vault, trx, uuid);
  return {
    facts: isTheirs ? await matchIncome(context, loan) : [],
    monthlyIncome: figure === null ? null : monthlyIncome(figure),
  };
}
