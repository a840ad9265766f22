import { lastFour } from '@lintel/domain';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { findBankAccount, loadBankAccounts, enteredAccount, needsLetterReview, type Account } from './store.ts';
import { formatAccountForStaff } from './words.ts';

/** Returns the account that the borrower confirmed for the money, with both numbers, or undefined. */
export async function confirmedAccount(vault: Vault, trx: Executor, application: string): Promise<Account | undefined> {
  const account = enteredAccount(await loadBankAccounts(vault, trx, application));
  return account?.state === 'TAKEN' ? account : undefined;
}

/**
 * Returns the account that receives the money, with its numbers' last four digits. Null until the borrower has
 * confirmed one.
 */
export async function loadDisburseAccount(vault: Vault, trx: Executor, application: string) {
  const account = enteredAccount(await loadBankAccounts(vault, trx, application));
  if (account?.state !== 'TAKEN') return null;
  const mask = lastFour(account.accountNumber);
  return { mask, accountNumber: mask, routingNumber: lastFour(account.routingNumber) };
}

/**
 * Returns both numbers in full, for a staff member whose reason is recorded: of the account whose letter needs a
 * review, else of the one for the money. Null while there is none.
 */
export async function revealAccountNumbers(vault: Vault, trx: Executor, application: string): Promise<string | null> {
  const accounts = await loadBankAccounts(vault, trx, application);
  const account = accounts.find(needsLetterReview) ?? enteredAccount(accounts);
  return account ? `${account.routingNumber} / ${account.accountNumber}` : null;
}

/** Returns an account as staff see it: bank, last four digits and holder. Null for one of another application. */
export async function describeAccount(
  vault: Vault,
  trx: Executor,
  application: string,
  accountUuid: string,
): Promise<string | null> {
  const account = await findBankAccount(vault, trx, application, accountUuid);
  return account ? formatAccountForStaff(account.bankName, lastFour(account.accountNumber), account.ownerName) : null;
}
