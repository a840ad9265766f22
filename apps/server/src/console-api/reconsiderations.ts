import type { HandlerReply, decideReconsideration, readLoanFile, Request } from '@lintel/contract';
import { isReconsiderationReason } from '@lintel/domain';
import { markReconsideration, loadReconsiderations } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/http/index.ts';
import type { LoanReply } from '../loan-file/index.ts';
import { mailBorrower } from '../records/borrower-mail/index.ts';
import { recordStaffAction, type StaffAction, insertNote } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';
import { RECONSIDERATION } from './words.ts';

/** Returns the borrower's requests to reconsider the home value, oldest first. */
export async function loadFileReconsiderations(
  { vault, db }: Context,
  uuid: string,
): Promise<HandlerReply<typeof readLoanFile>['reconsiderations']> {
  return (await loadReconsiderations(vault, db, uuid)).map(({ uuid: reconsiderationUuid, askedAt, ...row }) => ({
    reconsiderationUuid,
    askedAt: askedAt.toISOString(),
    ...row,
  }));
}

/** Decides a request to reconsider the home value: saves the outcome and emails the borrower, without a fact. */
export async function recordReconsiderationDecision(
  action: StaffAction,
  reconsideration: string,
  { outcome, reason, comment }: Request<typeof decideReconsideration>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  if (reason == null || !isReconsiderationReason(outcome, reason)) return refuse('reason-missing');
  const { reply } = await recordStaffAction(
    action,
    ['ended'],
    { act: 'reconsideration', reconsideration, outcome, reason },
    async ({ trx }) => {
      if (!(await markReconsideration(trx, loan.uuid, reconsideration, outcome))) refuse('outcome-not-possible');
      if (comment)
        await insertNote(context, trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `reconsideration:${reconsideration}`,
          text: comment,
        });
      return [];
    },
  );
  await mailBorrower(
    context,
    loan,
    () => ({
      template: 'reconsideration',
      subject: RECONSIDERATION.subject,
      sentences: [RECONSIDERATION.said[outcome]],
    }),
    `reconsideration:${reconsideration}`,
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}
