import type { Context } from '../../kernel/context.ts';
import { readApplication, loanNow, pacificDay } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { loadDueDeposits, findLastDeposit, markBorrowerNotified, type DueDeposit } from './deposits.ts';
import { recordAutomaticRefusal } from './refuse-account.ts';
import { depositKey } from './send-deposit.ts';
import { buildAccountRefusedMail, buildDepositArrivedMail } from './words.ts';

/**
 * Runs periodically: emails borrowers whose micro-deposit should have arrived, and refuses accounts whose code
 * wasn't used in time. Returns the number of deposits it handled.
 */
export async function sweepDeposits(context: Context): Promise<number> {
  let swept = 0;
  const now = await loanNow(context, context.db);
  for (const due of await loadDueDeposits(context.db, now, 200)) {
    try {
      if (await (due.isExpired ? expireDeposit(context, due) : notifyBorrower(context, due, now))) swept += 1;
    } catch (error) {
      context.log.error({ err: error, account: due.account }, 'a small deposit was not processed');
    }
  }
  return swept;
}

async function expireDeposit(context: Context, { application, account, number }: DueDeposit): Promise<boolean> {
  const isPending = ({ verification }: { readonly verification: string }): boolean => verification === 'PENDING_REVIEW';
  const ended = await recordAutomaticRefusal(
    context,
    application,
    account,
    'CODE_EXPIRED',
    { requestId: `${depositKey(application, account, number)}:over` },
    isPending,
  );
  const row = ended ? await readApplication(context.db, application) : undefined;
  if (row)
    await mailBorrower(
      context,
      row,
      () => buildAccountRefusedMail('CODE_EXPIRED'),
      `${depositKey(application, account, number)}:over`,
    );
  return ended;
}

async function notifyBorrower(
  context: Context,
  { application, account, number }: DueDeposit,
  now: Date,
): Promise<boolean> {
  const row = await readApplication(context.db, application);
  const deposit = await findLastDeposit(context.vault, context.db, account);
  if (!row || deposit?.number !== number) return false;
  // The key sends the email once, even if the process is killed.
  await mailBorrower(
    context,
    row,
    () => buildDepositArrivedMail(deposit.proof, pacificDay(deposit.expires_at)),
    `${depositKey(application, account, number)}:came`,
  );
  await markBorrowerNotified(context.db, { account, number }, now);
  return true;
}
