import type { decideIncome, Request } from '@lintel/contract';
import { getGate, INCOME_RETURN_REASONS, isHolderReason, isOpen, type IncomeReturnReason } from '@lintel/domain';
import { settleRecord, recordStaffReading, returnDocuments } from '../features/income/index.ts';
import { refuse } from '../kernel/http/index.ts';
import { inLocale } from '../kernel/locale.ts';
import type { LockedLoan, RecordResult } from '../loan-file/index.ts';
import { mailBorrower } from '../records/borrower-mail/index.ts';
import { recordStaffAction, type StaffAction, findFileDocument, insertNote } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';
import { buildConditionsCleared } from './conditions.ts';
import { INCOME_RECORD } from './words.ts';

type Decision = Request<typeof decideIncome>['body'];

/**
 * Records staff's decision on the income documents, or on a record of income that shows another person's name. The
 * result is the monthly income in dollars, or null when documents are returned or no income counts.
 */
export function decideIncomeReview(action: StaffAction, body: Decision): Promise<RecordResult<number | null>> {
  const { context, caller, loan } = action;
  if ('recordUuid' in body) return decideRecord(action, body);
  if (body.outcome === 'RETURNED') {
    const { reason, commentsToBorrower } = body;
    if (!isReason(reason)) return refuse('reason-missing');
    return recordStaffAction(action, ['income'], { act: 'income', outcome: 'RETURNED', reason }, async (lockedLoan) => {
      refuseUnlessWaiting(lockedLoan);
      const reasonText = inLocale(loan.locale, () => INCOME_RETURN_REASONS[reason]);
      const comments = [reasonText, commentsToBorrower ?? ''].join(' ').trim();
      return {
        facts: await returnDocuments(context, lockedLoan, { reason, commentsToBorrower: comments }),
        result: null,
      };
    });
  }
  return recordStaffAction(
    action,
    ['income'],
    { act: 'income', outcome: 'EVIDENCED', source: body.source, document: body.documentUuid },
    async (lockedLoan) => {
      refuseUnlessWaiting(lockedLoan);
      const document = await findFileDocument(lockedLoan.trx, lockedLoan.uuid, body.documentUuid);
      if (document.state !== 'READY') return refuse('document-refused');
      const { source, employer, amount, period, documentUuid } = body;
      const { facts, monthlyIncome } = await recordStaffReading(context, lockedLoan, {
        source,
        employer,
        amount,
        period,
        documentUuid,
      });
      return {
        facts: [
          ...facts,
          ...buildConditionsCleared(lockedLoan.file, 'HELOC_MANUAL_PAYSTUB_UPLOAD', caller.identityUuid),
        ],
        result: monthlyIncome,
      };
    },
  );
}

type RecordDecision = Extract<Decision, { recordUuid: string }>;

/** Records the decision on one record of income. Emails the borrower, because the income page may be closed by now. */
async function decideRecord(
  action: StaffAction,
  { outcome, recordUuid, reason, comment }: RecordDecision,
): Promise<RecordResult<number | null>> {
  const { context, caller, loan } = action;
  if (reason == null || !isHolderReason(outcome, reason)) return refuse('reason-missing');
  let mailKey: keyof typeof INCOME_RECORD.said = outcome;
  const recorded = await recordStaffAction(
    action,
    ['income'],
    { act: 'income-record', record: recordUuid, outcome, reason },
    async (lockedLoan) => {
      const { facts, monthlyIncome } = await settleRecord(context, lockedLoan, recordUuid, outcome === 'ACCEPTED');
      if (comment)
        await insertNote(context, lockedLoan.trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `income:${recordUuid}`,
          text: comment,
        });
      if (facts.length === 0) return { facts, result: monthlyIncome };
      mailKey = 'ENOUGH';
      return {
        facts: [
          ...facts,
          ...buildConditionsCleared(lockedLoan.file, 'HELOC_MANUAL_PAYSTUB_UPLOAD', caller.identityUuid),
        ],
        result: monthlyIncome,
      };
    },
  );
  await syncFileTasks(context, loan.uuid);
  await mailBorrower(
    context,
    loan,
    () => ({ template: 'income-record', subject: INCOME_RECORD.subject, sentences: [INCOME_RECORD.said[mailKey]] }),
    `income-record:${recordUuid}`,
  );
  return recorded;
}

const isReason = (reason: string | null | undefined): reason is IncomeReturnReason =>
  reason != null && Object.hasOwn(INCOME_RETURN_REASONS, reason);

function refuseUnlessWaiting({ file }: LockedLoan): void {
  if (!file.income.submitted || !isOpen(getGate('income-review'), file)) refuse('outcome-not-possible');
}
