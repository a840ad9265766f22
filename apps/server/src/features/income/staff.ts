import { annualIncome, monthlyIncome, type Fact, type IncomeSource, type PayPeriod } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { readContact, recordEmploymentAnswer } from './employer.ts';
import { buildIncomeFact } from './evidence.ts';
import { loadIncomeTotals, saveIncomeRecord } from './records.ts';
import { markReturned } from './submissions.ts';

/** The income that a staff member read in a document. */
export interface StaffReading {
  readonly source: IncomeSource;
  readonly employer: string;
  /** Dollars per pay period. */
  readonly amount: number;
  readonly period: PayPeriod;
  readonly documentUuid: string;
}

/**
 * Records the income that staff read in the documents. It counts with previously linked income, each employer once;
 * income read as OTHER isn't pay and is added separately (decision 0019). For a decision under the row lock; the file
 * refuses it while no documents wait. Returns the fact and the monthly income in dollars.
 */
export async function recordStaffReading(
  context: Context,
  loan: LockedLoan,
  reading: StaffReading,
): Promise<{ facts: readonly Fact[]; monthlyIncome: number }> {
  const { vault } = context;
  const { uuid, trx } = loan;
  const at = await loanNow(context, trx);
  await saveIncomeRecord(vault, trx, uuid, {
    employer: reading.employer,
    amount: annualIncome(reading.amount, reading.period),
    kind: reading.source === 'OTHER' ? 'OTHER' : 'PAY',
    source: reading.source,
    linkUuid: null,
    state: 'READ',
    verification: 'VERIFIED',
    documents: [reading.documentUuid],
    at,
  });
  const { counted, figure } = await loadIncomeTotals(vault, trx, uuid);
  const annual = figure ?? 0;
  const fact = await buildIncomeFact(context, loan, {
    figure: annual,
    source: reading.source,
    accepted: 'STAFF',
    records: counted.map((record) => record.uuid),
  });
  return { facts: [fact], monthlyIncome: monthlyIncome(annual) };
}

/** Returns the documents to the borrower, who reads `commentsToBorrower`. The fact contains `reason`. */
export async function returnDocuments(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  { reason, commentsToBorrower }: { reason: string; commentsToBorrower: string },
): Promise<readonly Fact[]> {
  await markReturned(trx, uuid, 'STAFF', commentsToBorrower, await loanNow(context, trx));
  return [{ type: 'IncomeDocumentsReturned', data: { attempt: file.income.attempt, reason } }];
}

/**
 * Records that staff spoke with the employer, at the gate `employer`. `failure` is what the borrower reads if the
 * employer couldn't confirm the job; null if it could.
 */
export async function recordEmployerCall(
  context: Context,
  loan: LockedLoan,
  failure: string | null,
): Promise<readonly Fact[]> {
  const contact = await readContact(context.vault, loan.trx, loan.uuid);
  return recordEmploymentAnswer(
    context,
    loan,
    contact,
    failure === null ? { outcome: 'CONFIRMED' } : { outcome: 'NOT_CONFIRMED', reason: failure },
    'STAFF',
  );
}
