import type { AnswerOf, readFile, Request, reviewBankAccount } from '@lintel/contract';
import { BANK_REVIEW, type AccountRefusal, type Fact } from '@lintel/domain';
import { mailBorrower } from '../application/mail-borrower.ts';
import { accountOf, accountsOf, changeAccount } from '../bank/accounts.ts';
import { accountRefused } from '../bank/refuse-account.ts';
import { accountShape } from '../bank/shape.ts';
import { accountNotTaken } from '../bank/words.ts';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import { act, type Acting } from './act.ts';
import { sweepAlarms } from './alarms.ts';
import { keepNote } from './notes.ts';

type Decision = Request<typeof reviewBankAccount>['body'];

/** The accounts that the borrower gave, the newest first, with the uploads that show whose they are. */
export async function bankAccountsOfFile(context: Context, uuid: string): Promise<AnswerOf<typeof readFile>['bankAccounts']> {
  const accounts = await accountsOf(context.vault, context.db, uuid);
  return Promise.all(accounts.map(async (account) => ({ ...(await accountShape(context, context.db, account)), documents: account.documents })));
}

/**
 * What the desk read in a letter of the bank (calls ST-24). An accepted account for the money is taken with it, a refused one gives the borrower the turn again; one for
 * the payments changes its row alone.
 */
export async function bankAccountReviewed(acting: Acting, accountUuid: string, { outcome, reason, comment }: Decision): Promise<void> {
  const { context, caller, loan } = acting;
  const known: Readonly<Record<string, string>> = BANK_REVIEW[outcome].reasons;
  if (reason == null || !Object.hasOwn(known, reason)) return refuse('reason-missing');
  await act(acting, ['disbursement'], { act: 'bank-account', outcome, reason, account: accountUuid.toLowerCase() }, async (seen): Promise<readonly Fact[]> => {
    const { uuid, file, trx } = seen;
    const account = (await accountOf(context.vault, trx, uuid, accountUuid)) ?? refuse('not-found');
    const waits = account.method === 'MANUAL' && account.verification === 'PENDING_REVIEW' && (account.state === 'ENTERED' || account.state === 'GIVEN');
    if (!waits) return refuse('outcome-not-possible');
    if (comment) await keepNote(context, trx, { application: loan.uuid, staff: caller.identityUuid, about: `bank-account:${account.uuid}`, text: comment });
    if (outcome === 'REFUSED') return accountRefused(seen, account, reason as AccountRefusal, 'STAFF');
    const isForMoney = account.state === 'ENTERED';
    await changeAccount(trx, account.uuid, { verification: 'VERIFIED', ...(isForMoney ? { state: 'TAKEN' } : {}) });
    return isForMoney ? [{ type: 'DisbursementAccountVerified', data: { attempt: file.disbursement.attempt, by: 'STAFF' } }] : [];
  });
  if (outcome === 'REFUSED') await mailBorrower(context, loan, accountNotTaken(reason as AccountRefusal), `bank-account:${accountUuid.toLowerCase()}:refused`);
  await sweepAlarms(context, loan.uuid);
}
