import type { Request, reviewBankAccount } from '@lintel/contract';
import { recordAccountReview } from '../features/bank/index.ts';
import type { LoanReply } from '../loan-file/index.ts';
import { mailBorrower, type BorrowerMail } from '../records/borrower-mail/index.ts';
import { recordStaffAction, type StaffAction, insertNote } from '../records/staff-acts/index.ts';
import { syncFileTasks } from '../records/staff-tasks/index.ts';

type Decision = Request<typeof reviewBankAccount>['body'];

/**
 * Records staff's decision on a bank account that the borrower proves with a bank letter or statement, saves their
 * comment as a note, and emails the borrower.
 */
export async function recordBankAccountReview(
  action: StaffAction,
  accountUuid: string,
  { outcome, reason, comment }: Decision,
): Promise<LoanReply> {
  const { context, caller, loan } = action;
  const account = accountUuid.toLowerCase();
  let mail: (() => BorrowerMail) | undefined;
  const { reply } = await recordStaffAction(
    action,
    ['disbursement'],
    { act: 'bank-account', outcome, reason: reason ?? '', account },
    async (lockedLoan) => {
      const reviewed = await recordAccountReview(context, lockedLoan, account, { outcome, reason });
      if (comment)
        await insertNote(context, lockedLoan.trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `bank-account:${account}`,
          text: comment,
        });
      mail = reviewed.mail;
      return reviewed.facts;
    },
  );
  await syncFileTasks(context, loan.uuid);
  if (mail) await mailBorrower(context, loan, mail, `bank-account:${account}:${outcome.toLowerCase()}`);
  return reply;
}
