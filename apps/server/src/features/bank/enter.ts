import type { enterBankAccount, Request } from '@lintel/contract';
import {
  BANK_DOCUMENTS,
  BORROWER,
  normalizeBankNumber,
  isAccountNumber,
  isOwnAccount,
  isRoutingNumber,
  MAX_DEPOSITS_PER_LOAN,
  MAX_TRIES_PER_LOAN,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { depositsOfLoan, saveDeposit } from './deposits.ts';
import { depositId } from './send-deposit.ts';
import { refuseElsewhere } from './state.ts';
import { dropUnconfirmed, everyAccount, saveAccount } from './store.ts';

type Typed = Request<typeof enterBankAccount>['body'];

/**
 * Saves an account by its numbers. For the money it is entered with the fact; its proof, a small deposit or a bank
 * letter, follows. A letter is required when the name isn't the borrower's, when the bank reported the numbers as
 * another person's or closed, when the loan has used up its deposits and wrong codes, and when no service sends small
 * deposits. Returns the account's ID.
 */
export async function saveEnteredAccount(
  context: Context,
  loan: LockedLoan,
  typed: Typed,
): Promise<{ uuid: string; facts: readonly Fact[] }> {
  const { uuid, file, trx } = loan;
  refuseElsewhere(file, loan.version, typed.purpose);
  const [routingNumber, accountNumber] = [
    normalizeBankNumber(typed.routingNumber),
    normalizeBankNumber(typed.accountNumber),
  ];
  if (!isRoutingNumber(routingNumber)) refuse('routing-number-invalid');
  if (!isAccountNumber(accountNumber)) refuse('account-number-invalid');
  const { bank } = context.vendors;
  const ownerName = typed.ownerName.trim().replaceAll(/\s+/g, ' ');
  const byDeposit = typed.method === 'MICRO_DEPOSIT';
  if (byDeposit && !(await mayBeProvedByDeposit(context, loan, { routingNumber, accountNumber, ownerName })))
    refuse('documents-missing', { n: 1 });
  const documents = byDeposit
    ? []
    : await sendUploads(
        context,
        trx,
        await ownUploads(trx, { uuid, audience: BORROWER }, typed.documentUuids, { types: BANK_DOCUMENTS, least: 1 }),
      );
  const isForMoney = typed.purpose === 'DISBURSEMENT';
  await dropUnconfirmed(trx, uuid, typed.purpose);
  const now = await loanNow(context, trx);
  const account = await saveAccount(context.vault, trx, {
    application: uuid,
    linkUuid: null,
    purpose: typed.purpose,
    method: typed.method,
    account_type: typed.accountType,
    state: isForMoney ? 'ENTERED' : 'GIVEN',
    verification: 'PENDING_REVIEW',
    refusal: null,
    attempt: file.disbursement.attempt,
    documents,
    at: now,
    routingNumber,
    accountNumber,
    bankName: bank.directory.nameOf(routingNumber),
    ownerName,
  });
  if (byDeposit && bank.deposits) {
    const number = await saveDeposit(
      context.vault,
      trx,
      account.uuid,
      undefined,
      bank.deposits.proofAt(routingNumber),
      now,
    );
    // For the money, the gate's own work sends it.
    if (!isForMoney) await context.jobs.errand(trx, 'send-deposit', depositId(account.uuid, number));
  }
  return {
    uuid: account.uuid,
    facts: isForMoney
      ? [{ type: 'DisbursementAccountEntered', data: { account: account.uuid, method: typed.method } }]
      : [],
  };
}

interface AccountDetails {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly ownerName: string;
}

async function mayBeProvedByDeposit(
  { vault, vendors }: Context,
  { uuid, trx }: LockedLoan,
  { routingNumber, accountNumber, ownerName }: AccountDetails,
): Promise<boolean> {
  if (!vendors.bank.deposits || !isOwnAccount([ownerName], (await readAnswers(vault, trx, uuid)).applicant.name))
    return false;
  const { deposits, tries } = await depositsOfLoan(trx, uuid);
  if (deposits >= MAX_DEPOSITS_PER_LOAN || tries >= MAX_TRIES_PER_LOAN) return false;
  const same = (await everyAccount(vault, trx, uuid)).filter(
    (one) => one.routingNumber === routingNumber && one.accountNumber === accountNumber,
  );
  return !same.some(({ refusal }) => refusal === 'NAME_DIFFERS' || refusal === 'ACCOUNT_CLOSED');
}
