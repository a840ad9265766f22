import type {
  Request,
  settleDifference as settleDifferenceCall,
  settleRecall as settleRecallCall,
} from '@lintel/contract';
import { calendarDay, unwindingDue } from '@lintel/domain';
import { requireSecondPerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, loanNow, type FollowUp, type LoanReply } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import {
  settleDifference,
  closeRecall,
  openRecall,
  findFundsOrder,
  saveFirstReturnReport,
  type FundsOrder,
} from '../../records/funding-orders/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { recordStaffAction, type StaffAction, insertNote } from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { applyConfirmedMatch, findConfirmedMatch } from '../sanctions/index.ts';
import { moneyOutMail } from './words.ts';

/**
 * Opens a recall when a loan is canceled after its money was ordered or sent. Due on the last day of the unwinding, 20
 * days after the lender received the rescission (12 CFR 1026.15(d)(2)).
 */
export const openRecallOnCancel: FollowUp = async ({ uuid, file, trx }, context) => {
  if (file.ended?.status !== 'CANCELLED' || (!file.fundsOrdered && !file.fundsSent)) return [];
  const now = await loanNow(context, trx);
  const received = Date.parse(file.ended.receivedAt ?? now.toISOString());
  await openRecall(trx, uuid, now, unwindingDue(calendarDay(received, await zoneOfHome(context, trx, uuid))));
  return [];
};

/** Returns whether money of an ended file is or may be out, so that its unwinding isn't done. */
export async function isRecallOpen(trx: Executor, uuid: string): Promise<boolean> {
  const order = await findFundsOrder(trx, uuid);
  return order !== undefined && order.recallDueOn !== null && order.recalledAt === null;
}

/**
 * Money of a canceled loan that was ordered or sent, as its borrower reads it. WITH_BANK: the bank hasn't reported
 * whether it was sent.
 */
export interface MoneyOut {
  readonly amount: number;
  readonly state: 'WITH_BANK' | 'SENT' | 'RETURNED' | 'STOPPED';
  /** The day the bank booked it, or null before that. */
  readonly on: string | null;
}

const toMoneyOutState = ({ recallOutcome, bookedOn }: FundsOrder): MoneyOut['state'] =>
  recallOutcome ?? (bookedOn === null ? 'WITH_BANK' : 'SENT');

/**
 * Returns the state of a canceled loan's money if it was ordered or sent before the cancellation, else null. A recall
 * for another reason is never disclosed.
 */
export async function findMoneyOut(
  trx: Executor,
  { uuid, projection: file }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<MoneyOut | null> {
  const order = file.ended?.status === 'CANCELLED' ? await findFundsOrder(trx, uuid) : undefined;
  if (!order || order.recallDueOn === null) return null;
  return { amount: order.amountCents / 100, state: toMoneyOutState(order), on: order.bookedOn };
}

/** Emails the borrower of a canceled loan that its money was sent anyway: once, however often the bank reports it. */
export async function emailMoneyOut(context: Context, uuid: string): Promise<void> {
  const row = await readApplication(context.db, uuid);
  const out = row ? await findMoneyOut(context.db, row) : null;
  if (row && out?.state === 'SENT') await mailBorrower(context, row, () => moneyOutMail(out), `${uuid}:money-out`);
}

/**
 * Records that the money of a canceled loan is back, or that the bank stopped the order. Money counts as back only when
 * a second person confirms it, because closing the recall gives up the claim to the money. A stop needs one person,
 * because a later report of the bank reopens the recall.
 */
export async function recordRecallSettlement(
  action: StaffAction,
  { outcome, comment }: Request<typeof settleRecallCall>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { reply } = await recordStaffAction(
    action,
    ['fundsSent'],
    { act: 'recall.settled', outcome },
    async ({ trx, uuid, file }) => {
      if (outcome === 'STOPPED' && file.fundsSent) return refuse('outcome-not-possible');
      const now = await loanNow(context, trx);
      const order = await findFundsOrder(trx, uuid);
      if (!order || order.recalledAt !== null) return refuse('outcome-not-possible');
      const first = outcome === 'RETURNED' ? order.returnedFirstBy : undefined;
      if (first) await requireSecondPerson(context, trx, first, caller.identityUuid);
      const isOpen =
        first === null
          ? await saveFirstReturnReport(trx, uuid, caller.identityUuid, now)
          : await closeRecall(trx, uuid, outcome, caller.identityUuid, now);
      if (!isOpen) return refuse('outcome-not-possible');
      await insertNote(context, trx, { application: uuid, staff: caller.identityUuid, about: 'recall', text: comment });
      // A confirmed sanctions match can't decline the application while the bank has the money. If the order was
      // stopped, this declines it now.
      const match = await findConfirmedMatch(trx, uuid);
      return match === undefined ? [] : applyConfirmedMatch(trx, { uuid, file, match, at: now });
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}

/** Records that a staff member settled a payment difference. A note on the file says what was done. */
export async function recordDifferenceSettlement(
  action: StaffAction,
  difference: string,
  { comment }: Request<typeof settleDifferenceCall>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { reply } = await recordStaffAction(
    action,
    ['proposal', 'fundsSent', 'creditorsPaid', 'ended'],
    { act: 'difference.settled', difference },
    async ({ trx, uuid }) => {
      if (!(await settleDifference(trx, uuid, difference, await loanNow(context, trx))))
        return refuse('outcome-not-possible');
      await insertNote(context, trx, {
        application: uuid,
        staff: caller.identityUuid,
        about: `difference:${difference}`,
        text: comment,
      });
      return [];
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}
