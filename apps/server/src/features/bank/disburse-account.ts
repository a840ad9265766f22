import { lastFour } from '@lintel/domain';
import type { Executor, Vault } from '../../kernel/db/index.ts';
import { findBankAccount, loadBankAccounts, enteredAccount, isToRead, type Account } from './store.ts';

/** The account that the borrower took for the money, with both its numbers; undefined while there is none. */
export async function accountOfMoney(vault: Vault, trx: Executor, application: string): Promise<Account | undefined> {
  const account = enteredAccount(await loadBankAccounts(vault, trx, application));
  return account?.state === 'TAKEN' ? account : undefined;
}

/** The account that the money goes to, its numbers by their last four digits; null until the borrower has taken one (ledger DATA-010, ROUTE-026). */
export async function disburseAccount(vault: Vault, trx: Executor, application: string) {
  const account = enteredAccount(await loadBankAccounts(vault, trx, application));
  if (account?.state !== 'TAKEN') return null;
  const mask = lastFour(account.accountNumber);
  return { mask, accountNumber: mask, routingNumber: lastFour(account.routingNumber) };
}

/** Both numbers in full, for the desk with its reason on the record: of the account whose letter is to be read, else of the one for the money; null while there is none. */
export async function accountInFull(vault: Vault, trx: Executor, application: string): Promise<string | null> {
  const accounts = await loadBankAccounts(vault, trx, application);
  const account = accounts.find(isToRead) ?? enteredAccount(accounts);
  return account ? `${account.routingNumber} / ${account.accountNumber}` : null;
}

/** One account as staff read it: bank, last four digits and holder; null for one that is not of this application. */
export async function accountInShort(
  vault: Vault,
  trx: Executor,
  application: string,
  accountUuid: string,
): Promise<string | null> {
  const account = await findBankAccount(vault, trx, application, accountUuid);
  return account
    ? `${account.bankName ?? 'Bank not named'} ··${lastFour(account.accountNumber)}, held by ${account.ownerName}`
    : null;
}
