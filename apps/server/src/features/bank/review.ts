import type { HandlerReply, readLoanFile } from '@lintel/contract';
import { BANK_REVIEW, type AccountRefusal, type BankReview, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import type { BorrowerMail } from '../../records/borrower-mail/index.ts';
import { confirmedAccount } from './disburse-account.ts';
import { recordAccountRefusal } from './refuse-account.ts';
import { toAccountReply } from './shape.ts';
import { findBankAccount, loadBankAccounts, changeAccount, needsLetterReview } from './store.ts';
import { ACCOUNT_ACCEPTED, buildAccountRefusedMail } from './words.ts';

/** Returns a loan's accounts for staff, newest first, with the uploads that prove who owns them. */
export async function accountsForStaff(
  context: Context,
  application: string,
): Promise<HandlerReply<typeof readLoanFile>['bankAccounts']> {
  const accounts = await loadBankAccounts(context.vault, context.db, application);
  return Promise.all(
    accounts.map(async (account) => ({
      ...(await toAccountReply(context, context.db, account)),
      documents: account.documents,
    })),
  );
}

/**
 * Records that the account that gets the money is wrong, under the row lock: staff found it before funding, and the
 * borrower must add another. Refuses a file without a confirmed account with `outcome-not-possible`.
 */
export async function recordConfirmedAccountRefusal(
  context: Context,
  loan: LockedLoan,
): Promise<ReviewResult & { readonly accountUuid: string }> {
  const account = (await confirmedAccount(context.vault, loan.trx, loan.uuid)) ?? refuse('outcome-not-possible');
  const reason: AccountRefusal = 'FUNDING_REVIEW';
  return {
    accountUuid: account.uuid,
    facts: await recordAccountRefusal(loan, account, reason, 'STAFF'),
    mail: () => buildAccountRefusedMail(reason),
  };
}

interface ReviewResult {
  readonly facts: readonly Fact[];
  /** The email to the borrower, whose waiting page may be closed by now. */
  readonly mail: () => BorrowerMail;
}

/**
 * Records a staff member's decision on an account's letter, under the row lock. Acceptance confirms an account for the
 * money; refusal means the borrower must act again. For a payment account only the row changes. Refuses an account
 * without a waiting letter with `outcome-not-possible`; one of another file isn't found.
 */
export async function recordAccountReview(
  context: Context,
  loan: LockedLoan,
  accountUuid: string,
  { outcome, reason }: { outcome: BankReview; reason: string | null | undefined },
): Promise<ReviewResult> {
  const { uuid, file, trx } = loan;
  const known: Readonly<Record<string, string>> = BANK_REVIEW[outcome].reasons;
  if (reason == null || !Object.hasOwn(known, reason)) return refuse('reason-missing');
  const account = (await findBankAccount(context.vault, trx, uuid, accountUuid)) ?? refuse('not-found');
  if (!needsLetterReview(account)) return refuse('outcome-not-possible');
  if (outcome === 'REFUSED') {
    const refusal = reason as AccountRefusal;
    return {
      facts: await recordAccountRefusal(loan, account, refusal, 'STAFF'),
      mail: () => buildAccountRefusedMail(refusal),
    };
  }
  const isForMoney = account.state === 'ENTERED';
  await changeAccount(trx, account.uuid, { verification: 'VERIFIED', ...(isForMoney ? { state: 'TAKEN' } : {}) });
  return {
    facts: isForMoney
      ? [{ type: 'DisbursementAccountVerified', data: { attempt: file.disbursement.attempt, by: 'STAFF' } }]
      : [],
    mail: () => ACCOUNT_ACCEPTED,
  };
}
