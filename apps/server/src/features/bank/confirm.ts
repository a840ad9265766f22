import { type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { recordAccountRefusal } from './refuse-account.ts';
import { findBankAccount, changeAccount } from './store.ts';

/**
 * Records that the borrower confirmed a verified account as the one that gets the money. A linked account is also
 * recorded as entered, because nothing recorded it before.
 */
export async function recordAccountConfirmation(
  context: Context,
  loan: LockedLoan,
  accountUuid: string,
): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  const account = (await findBankAccount(context.vault, trx, uuid, accountUuid)) ?? refuse('not-found');
  const { verification, purpose, method, state } = account;
  const isReady =
    verification === 'VERIFIED' &&
    purpose === 'DISBURSEMENT' &&
    (method === 'INSTANT' ? state === 'GIVEN' : method === 'MICRO_DEPOSIT' && state === 'ENTERED');
  if (!isReady) return refuse('account-not-verified');
  await changeAccount(trx, account.uuid, { state: 'TAKEN' });
  const verified: Fact = {
    type: 'DisbursementAccountVerified',
    data: { attempt: file.disbursement.attempt, by: 'BORROWER' },
  };
  return method === 'INSTANT'
    ? [{ type: 'DisbursementAccountEntered', data: { account: account.uuid, method } }, verified]
    : [verified];
}

/**
 * Removes an account at the borrower's request, but not one that receives the money or makes the payments, and not a
 * refused one: staff must still see why it was refused.
 */
export async function recordAccountWithdrawal(
  context: Context,
  loan: LockedLoan,
  accountUuid: string,
): Promise<readonly Fact[]> {
  const account = (await findBankAccount(context.vault, loan.trx, loan.uuid, accountUuid)) ?? refuse('not-found');
  if (account.state === 'TAKEN' || account.state === 'REFUSED')
    return refuseWith('not-at-this-step', { version: loan.version });
  return recordAccountRefusal(loan, account, 'WITHDRAWN', 'BORROWER');
}
