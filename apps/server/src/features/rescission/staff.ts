import type { enterRescission, Request, settleRescission } from '@lintel/contract';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LoanReply } from '../../loan-file/index.ts';
import {
  recordStaffAction,
  type StaffAction,
  findFileDocument,
  insertNote,
  resolveAudience,
} from '../../records/staff-acts/index.ts';
import { syncFileTasks } from '../../records/staff-tasks/index.ts';
import { isRecallOpen } from '../funding/index.ts';
import { recordRescissionByLetter, type EnteredRescission } from './by-letter.ts';
import { markSettled, loadOwnerStatements } from './store.ts';

/** Records a letter or fax that cancels the loan, as staff enter it with its scan. */
export async function enterRescissionLetter(
  action: StaffAction,
  { personUuid, sentAt, receivedAt, how, documentUuid }: Request<typeof enterRescission>['body'],
): Promise<LoanReply & Omit<EnteredRescission, 'facts'> & { readonly rescissionUuid: string }> {
  const { context, loan } = action;
  const person = await resolveAudience(context, loan, personUuid);
  const { reply, result: entered } = await recordStaffAction(
    action,
    ['ended', 'fundsSent', 'lateRescissions'],
    { act: 'rescission', how, document: documentUuid },
    async (lockedLoan) => {
      const scan = await findFileDocument(lockedLoan.trx, loan.uuid, documentUuid);
      if (scan.audience !== person || scan.origin !== 'UPLOADED') refuse('document-refused');
      const letter = {
        person,
        sentAt: new Date(sentAt),
        receivedAt: new Date(receivedAt),
        how,
        document: scan.uuid,
      };
      const result = await recordRescissionByLetter(context, lockedLoan, letter);
      return { facts: result.facts, result };
    },
  );
  await syncFileTasks(context, loan.uuid);
  const statement = (await loadOwnerStatements(context.db, loan.uuid)).findLast(
    (one) => one.person === person && one.kind !== 'CONFIRMED',
  );
  if (!statement) return refuse('outcome-not-possible');
  return { ...reply, rescissionUuid: statement.uuid, kind: entered.kind, dueOn: entered.dueOn };
}

/** Records that staff settled a rescission within its 20 days: everything was returned. */
export async function recordRescissionSettlement(
  action: StaffAction,
  statementUuid: string,
  { comment }: Request<typeof settleRescission>['body'],
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const { reply } = await recordStaffAction(
    action,
    [],
    { act: 'rescission.settled', rescission: statementUuid },
    async ({ trx }) => {
      // Money that is out must come back first. Its recall is a separate task.
      if (await isRecallOpen(trx, loan.uuid)) refuse('outcome-not-possible');
      if (!(await markSettled(trx, loan.uuid, statementUuid, await loanNow(context, trx))))
        refuse('outcome-not-possible');
      if (comment)
        await insertNote(context, trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `rescission:${statementUuid}`,
          text: comment,
        });
      return [];
    },
  );
  await syncFileTasks(context, loan.uuid);
  return reply;
}
