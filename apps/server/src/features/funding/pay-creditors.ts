import type { Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { type ApplicationRow, loanNow, loanToday, type LockedLoan, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { saveDifference, markPaid, markCreditorsSent, loadPayouts } from '../../records/funding-orders/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import {
  askVendor,
  saveEvidence,
  payCreditorsAnswer,
  type CreditorPayment,
  type PayCreditorsRequest,
} from '../../vendors/index.ts';
import type { CreditorReceipt } from './evidence.ts';
import { findApplicationAtGate } from './in-turn.ts';
import { loadPlannedPayoffs } from './plan.ts';

/**
 * Job that pays the debts that the borrower chose to pay off, once, and asks every creditor for its receipt. The last
 * receipt completes the step.
 */
export const payCreditors: WorkHandler = async (job, context) => {
  const application = await findApplicationAtGate(context, job, 'payoff.pay');
  if (!application) return;
  const request = await buildPayCreditorsRequest(context, application);
  await askVendor(context, job, {
    kind: 'payoff',
    op: 'payoff.pay',
    schema: payCreditorsAnswer,
    ask: (meta) => context.vendors.payoff.pay(request, meta),
    onAnswer: ({ receipts }) =>
      recordWork(context, job, async (loan) => {
        await markCreditorsSent(loan.trx, loan.uuid, request.today);
        return recordReceipts(context, loan, receipts);
      }),
  });
  await syncFileTasks(context, job.uuid);
};

async function buildPayCreditorsRequest(
  context: Context,
  { uuid, projection: file }: ApplicationRow,
): Promise<PayCreditorsRequest> {
  const { vault, db } = context;
  const planned = await loadPlannedPayoffs(context, db, uuid, file);
  const payments = (await loadPayouts(db, uuid)).flatMap(
    ({ liability, amountCents, required, state }): CreditorPayment[] => {
      const payTo = planned.find((one) => one.liability === liability)?.figure?.payTo;
      return liability && payTo && state !== 'PAID'
        ? [{ liabilityUuid: liability, amountCents, hasLeft: required, payTo }]
        : [];
    },
  );
  const { applicant } = await readAnswers(vault, db, uuid);
  return { applicationUuid: uuid, payments, email: applicant.email, today: await loanToday(context, db) };
}

/**
 * Records creditors' receipts, and CreditorsPaid with the last one. A receipt for another amount opens a task; one for
 * a debt that isn't paid off here is ignored.
 */
export async function recordReceipts(
  context: Context,
  { uuid, file, trx }: Pick<LockedLoan, 'uuid' | 'file' | 'trx'>,
  receipts: readonly CreditorReceipt[],
): Promise<readonly Fact[]> {
  const before = await loadPayouts(trx, uuid);
  for (const receipt of receipts) {
    const owed = before.find(({ liability, state }) => liability === receipt.liabilityUuid && state !== 'PAID');
    if (!owed) continue;
    const reference = await saveEvidence(context.vault, trx, { uuid, kind: 'receipt', attempt: 1 }, receipt);
    if (owed.amountCents === receipt.amountCents)
      await markPaid(trx, uuid, receipt.liabilityUuid, receipt.on, reference);
    else
      await saveDifference(trx, {
        uuid,
        kind: 'RECEIPT',
        subject: receipt.liabilityUuid,
        expectedCents: owed.amountCents,
        actualCents: receipt.amountCents,
        reference,
        at: await loanNow(context, trx),
      });
  }
  const creditors = (await loadPayouts(trx, uuid)).filter(({ payee }) => payee === 'CREDITOR');
  const isPaid = creditors.length > 0 && creditors.every(({ state }) => state === 'PAID');
  return isPaid && file.fundsSent && !file.creditorsPaid
    ? [{ type: 'CreditorsPaid', data: { receipts: creditors.flatMap(({ receipt }) => receipt ?? []) } }]
    : [];
}
