import { annualIncome, monthlyIncome, type Fact, type IncomeSource, type PayPeriod } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { readContact, recordEmploymentAnswer } from './employer.ts';
import { buildIncomeFact } from './evidence.ts';
import { loadIncomeTotals, saveIncomeRecord } from './records.ts';
import { markReturned } from './submissions.ts';

/** What a staff member read in a document. */
export interface ReadByStaff {
  readonly source: IncomeSource;
  readonly employer: string;
  /** Dollars per pay period. */
  readonly amount: number;
  readonly period: PayPeriod;
  readonly documentUuid: string;
}

/**
 * Records what staff read in the documents. It counts with previously linked income, each employer once; income read as
 * OTHER isn't pay and is added separately (decision 0019). For a decision under the row lock; the file refuses it while
 * no documents wait. Returns the fact and the monthly income in dollars.
 */
export async function evidenceByStaff(
  context: Context,
  loan: LockedLoan,
  read: ReadByStaff,
): Promise<{ facts: readonly Fact[]; monthlyIncome: number }> {
  const { vault } = context;
  const { uuid, trx } = loan;
  const at = await loanNow(context, trx);
  await saveIncomeRecord(vault, trx, uuid, {
    employer: read.employer,
    amount: annualIncome(read.amount, read.period),
    kind: read.source === 'OTHER' ? 'OTHER' : 'PAY',
    source: read.source,
    linkUuid: null,
    state: 'READ',
    verification: 'VERIFIED',
    documents: [read.documentUuid],
    at,
  });
  const { counted, figure } = await loadIncomeTotals(vault, trx, uuid);
  const annual = figure ?? 0;
  const fact = await buildIncomeFact(context, loan, {
    figure: annual,
    source: read.source,
    accepted: 'STAFF',
    records: counted.map((record) => record.uuid),
  });
  return { facts: [fact], monthlyIncome: monthlyIncome(annual) };
}

/** Sends the documents back. `reason` goes into the fact; `commentsToBorrower` is what the borrower reads. */
export async function returnDocuments(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  { reason, commentsToBorrower }: { reason: string; commentsToBorrower: string },
): Promise<readonly Fact[]> {
  await markReturned(trx, uuid, 'STAFF', commentsToBorrower, await loanNow(context, trx));
  return [{ type: 'IncomeDocumentsReturned', data: { attempt: file.income.attempt, reason } }];
}

/**
 * Records that staff spoke with the employer (gate employer). `unconfirmed` is what the borrower reads when the
 * employer couldn't confirm it.
 */
export async function employmentByStaff(
  context: Context,
  loan: LockedLoan,
  unconfirmed: string | null,
): Promise<readonly Fact[]> {
  const contact = await readContact(context.vault, loan.trx, loan.uuid);
  return recordEmploymentAnswer(
    context,
    loan,
    contact,
    unconfirmed === null ? { outcome: 'CONFIRMED' } : { outcome: 'NOT_CONFIRMED', reason: unconfirmed },
    'STAFF',
  );
}
