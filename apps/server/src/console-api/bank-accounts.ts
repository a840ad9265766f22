import type { Request, reviewBankAccount } from '@lintel/contract';
import { accountReviewed } from '../features/bank/index.ts';
import type { LoanReply } from '../loan-file/index.ts';
import { mailBorrower, type BorrowerMail } from '../records/borrower-mail/index.ts';
import { act, type Acting, keepNote } from '../records/staff-acts/index.ts';
import { sweepAlarms } from '../records/staff-tasks/index.ts';

type Decision = Request<typeof reviewBankAccount>['body'];

/** Records what staff read in a bank letter. */
export async function bankAccountReviewed(
  acting: Acting,
  accountUuid: string,
  { outcome, reason, comment }: Decision,
): Promise<LoanReply> {
  const { context, caller, loan } = acting;
  const account = accountUuid.toLowerCase();
  let mail: (() => BorrowerMail) | undefined;
  const { reply } = await act(
    acting,
    ['disbursement'],
    { act: 'bank-account', outcome, reason: reason ?? '', account },
    async (seen) => {
      const reviewed = await accountReviewed(context, seen, account, { outcome, reason });
      if (comment)
        await keepNote(context, seen.trx, {
          application: loan.uuid,
          staff: caller.identityUuid,
          about: `bank-account:${account}`,
          text: comment,
        });
      mail = reviewed.mail;
      return reviewed.facts;
    },
  );
  await sweepAlarms(context, loan.uuid);
  if (mail) await mailBorrower(context, loan, mail, `bank-account:${account}:${outcome.toLowerCase()}`);
  return reply;
}
