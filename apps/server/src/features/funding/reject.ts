import type { rejectFunding, rejectReturn, Request } from '@lintel/contract';
import { isPaymentRejectReason, mayDecidePayment, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { findLastFactWithTime, type ApplicationRow, type LoanReply, type LockedLoan } from '../../loan-file/index.ts';
import { mailBorrower, type BorrowerMail } from '../../records/borrower-mail/index.ts';
import { findFundsOrder, removeFirstReturnReport } from '../../records/funding-orders/index.ts';
import { recordStaffAction, type StaffAction, loadNotes, insertNote } from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { recordConfirmedAccountRefusal } from '../bank/index.ts';

/** Subjects of the notes in which staff state why they rejected something. */
const NOTE_SUBJECTS = { payment: 'payment-rejected', return: 'return-rejected' } as const;

/**
 * Records that a staff member rejects a proposed payment, which can then be proposed again. For a wrong
 * account, asks the borrower for another one; for wrong payoff figures, asks the creditors again. Refuses either with
 * `outcome-not-possible` where the loan pays no such account or debt.
 */
export async function recordFundingRejection(
  action: StaffAction,
  { reason, comment }: Request<typeof rejectFunding>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const code = reason ?? '';
  if (!isPaymentRejectReason(code)) refuse('reason-missing');
  const { reply, result: mail } = await recordStaffAction<RejectionMail | null>(
    action,
    ['proposal', 'fundingApproved'],
    { act: 'funding-rejection', reason: code },
    async (lockedLoan) => {
      const {
        trx,
        uuid,
        file: { proposal, fundingApproved: isDone },
        version,
      } = lockedLoan;
      if (isDone) refuseWith('not-at-this-step', { version });
      if (proposal === null) return refuse('outcome-not-possible');
      if (!mayDecidePayment(proposal, caller.identityUuid)) refuse('second-person-needed');
      await insertNote(context, trx, {
        application: uuid,
        staff: caller.identityUuid,
        about: NOTE_SUBJECTS.payment,
        text: comment,
      });
      const rejected: Fact = { type: 'FundingRejected', data: { by: caller.identityUuid, reason: code } };
      const correction = await buildCorrection(context, lockedLoan, code);
      return { facts: [rejected, ...correction.facts], result: correction.mail };
    },
  );
  await syncFileTasks(context, loan.uuid);
  if (mail) await mailBorrower(context, loan, mail.build, mail.key);
  return reply;
}

interface RejectionMail {
  readonly build: () => BorrowerMail;
  /** Identifies the email, so that no account leads to two. */
  readonly key: string;
}

/** Returns the facts that correct what was wrong with the payment, and the email that asks the borrower for it. */
async function buildCorrection(
  context: Context,
  loan: LockedLoan,
  reason: string,
): Promise<{ facts: readonly Fact[]; mail: RejectionMail | null }> {
  if (reason === 'ACCOUNT_DIFFERS') {
    const { facts, mail, accountUuid } = await recordConfirmedAccountRefusal(context, loan);
    return { facts, mail: { build: mail, key: `bank-account:${accountUuid}:refused` } };
  }
  if (reason !== 'PAYOFF_DIFFERS') return { facts: [], mail: null };
  return loan.file.markedPayoffs > 0
    ? { facts: [{ type: 'EvidenceExpired', data: { what: 'PAYOFF' } }], mail: null }
    : refuse('outcome-not-possible');
}

/** Records that a staff member rejects a colleague's report that the money of a recall is back. */
export async function recordReturnRejection(
  action: StaffAction,
  { comment }: Request<typeof rejectReturn>['body'],
): Promise<LoanReply> {
  const { context, caller } = action;
  const { reply } = await recordStaffAction(
    action,
    ['fundsSent'],
    { act: 'recall.rejected' },
    async ({ trx, uuid }) => {
      const order = await findFundsOrder(trx, uuid);
      if (!order || order.recalledAt !== null || order.returnedFirstBy === null) return refuse('outcome-not-possible');
      if (order.returnedFirstBy === caller.identityUuid) refuse('second-person-needed');
      await removeFirstReturnReport(trx, uuid);
      await insertNote(context, trx, {
        application: uuid,
        staff: caller.identityUuid,
        about: NOTE_SUBJECTS.return,
        text: comment,
      });
      return [];
    },
  );
  return reply;
}

/** Returns who rejected the last proposal and why, or null while a payment is proposed. */
export async function loadPaymentRejection(context: Context, { uuid, projection }: ApplicationRow) {
  const rejection =
    projection.proposal === null ? await findLastFactWithTime(context.db, uuid, 'FundingRejected') : undefined;
  const note = rejection && (await loadLastNote(context, uuid, NOTE_SUBJECTS.payment));
  if (!rejection || !note) return null;
  return { by: note.by, at: rejection.at.toISOString(), reason: rejection.data.reason, comment: note.comment };
}

/** Returns who rejected the last report that the money is back and why, or null if no one did. */
export const loadReturnRejection = (context: Context, uuid: string) =>
  loadLastNote(context, uuid, NOTE_SUBJECTS.return);

async function loadLastNote(context: Context, uuid: string, about: string) {
  const note = (await loadNotes(context, context.db, uuid)).findLast((one) => one.about === about);
  return note ? { by: note.by.name, at: note.at, comment: note.text } : null;
}
