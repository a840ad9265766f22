import type { Request, rescind } from '@lintel/contract';
import {
  calendarDay,
  dayEndingAt,
  hasUnfundedLoan,
  isInCancelPeriod,
  isTypedName,
  unwindingDue,
  type Fact,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, record, type RecordResult } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { buildRefundFacts } from '../valuation/index.ts';
import { loadOwners } from './owners.ts';
import { saveStatement, type StatementEvidence } from './store.ts';

/** The client of a request. */
export type ClientInfo = Pick<StatementEvidence, 'ip' | 'userAgent'>;

/** Returns the version of the notice that an owner sees: the number of its document set. */
export const getNoticeVersion = (file: LoanFile): string => String(file.closingSet);

/**
 * Records that an owner cancels the loan on a screen, for everyone. The server's clock decides whether it is in time.
 * Returns that time.
 */
export async function cancelOnline(
  context: Context,
  loan: OpenedLoan,
  body: Request<typeof rescind>['body'],
  from: ClientInfo,
  by: RecordMeta,
): Promise<RecordResult<Date>> {
  if (!hasUnfundedLoan(loan.projection)) refuseClosed();
  const typed = await checkTypedStatement(context, loan, body);
  const recorded = await record(
    context,
    loan.uuid,
    async (lockedLoan) => {
      const receivedAt = await loanNow(context, lockedLoan.trx);
      if (!hasUnfundedLoan(lockedLoan.file)) refuseClosed();
      if (!isInCancelPeriod(lockedLoan.file, receivedAt.toISOString()))
        return refuseCancelPeriodOver(context, lockedLoan);
      const facts = await recordRescission(context, lockedLoan, {
        person: loan.audience,
        how: 'ONLINE',
        sentAt: receivedAt,
        receivedAt,
        document: null,
        evidence: { ...typed, ...from },
      });
      return { facts, result: receivedAt };
    },
    by,
  );
  await syncFileTasks(context, loan.uuid);
  return recorded;
}

const refuseClosed = (): never => refuseWith('not-at-this-step', { because: 'there is nothing to cancel' });

/** Checks an owner's typed name and notice version against their name and the current notice. */
export async function checkTypedStatement(
  context: Context,
  loan: OpenedLoan,
  { noticeVersion, typedName }: Request<typeof rescind>['body'],
): Promise<Pick<StatementEvidence, 'noticeVersion' | 'typedName'>> {
  if (noticeVersion !== getNoticeVersion(loan.projection)) refuse('consent-outdated');
  const owner = (await loadOwners(context, loan)).find((one) => one.person === loan.audience);
  if (!owner || !isTypedName(typedName, owner.name)) refuse('signature-refused');
  return { noticeVersion, typedName };
}

/** Refuses with a sentence that contains the day on which the period ended. */
export async function refuseCancelPeriodOver(
  context: Context,
  { trx, uuid, file }: Pick<LockedLoan, 'trx' | 'uuid' | 'file'>,
): Promise<never> {
  const due = file.clocks.RESCISSION?.due;
  const zone = await zoneOfHome(context, trx, uuid);
  return refuse('rescission-over', { on: due === undefined ? null : dayEndingAt(due, zone) });
}

/** An owner's cancellation of the loan. */
export interface Rescission {
  readonly person: string;
  readonly how: 'ONLINE' | 'LETTER' | 'FAX';
  readonly sentAt: Date;
  readonly receivedAt: Date;
  readonly document: string | null;
  readonly evidence: StatementEvidence;
}

/**
 * Records the rescission, after refunding the appraisal fee, whenever it was paid. Everything is returned within 20
 * days of the receipt (12 CFR 1026.15(d)).
 */
export async function recordRescission(
  context: Context,
  loan: LockedLoan,
  { person, how, sentAt, receivedAt, document, evidence }: Rescission,
): Promise<readonly Fact[]> {
  const { trx, uuid, file } = loan;
  const zone = await zoneOfHome(context, trx, uuid);
  const statement = {
    application_uuid: uuid,
    person,
    papers: file.closingSet,
    kind: 'RESCINDED',
    how,
    sent_at: sentAt,
    received_at: receivedAt,
    due_on: unwindingDue(calendarDay(receivedAt.getTime(), zone)),
    document_uuid: document,
  } as const;
  await saveStatement(context.vault, trx, statement, evidence);
  return [
    ...(await buildRefundFacts(context, loan, true)),
    {
      type: 'Rescinded',
      data: { person, sentAt: sentAt.toISOString(), how, document, receivedAt: receivedAt.toISOString() },
    },
  ];
}
