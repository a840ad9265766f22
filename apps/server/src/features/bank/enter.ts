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
  type AccountRefusal,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { loadDepositCounts, saveDeposit } from './deposits.ts';
import { depositId } from './send-deposit.ts';
import { refuseAtOtherStep } from './state.ts';
import { dropUnconfirmed, loadAllBankAccounts, saveAccount } from './store.ts';

type EnterAccountBody = Request<typeof enterBankAccount>['body'];

/**
 * Saves an account by its numbers. An account for the disbursement is also recorded as DisbursementAccountEntered; an
 * autopay account records no fact. Either is then verified by a micro-deposit or a bank letter. A letter is required
 * when the name isn't the borrower's, when the bank or staff refused the numbers before, when the loan
 * has reached the limit of deposits or of wrong codes, and when no service sends micro-deposits. Returns the account's
 * ID and the facts to record.
 */
export async function saveEnteredAccount(
  context: Context,
  loan: LockedLoan,
  body: EnterAccountBody,
): Promise<{ uuid: string; facts: readonly Fact[] }> {
  const { uuid, file, trx } = loan;
  refuseAtOtherStep(file, loan.version, body.purpose);
  const [routingNumber, accountNumber] = [
    normalizeBankNumber(body.routingNumber),
    normalizeBankNumber(body.accountNumber),
  ];
  if (!isRoutingNumber(routingNumber)) refuse('routing-number-invalid');
  if (!isAccountNumber(accountNumber)) refuse('account-number-invalid');
  const { bank } = context.vendors;
  const ownerName = body.ownerName.trim().replaceAll(/\s+/g, ' ');
  const byDeposit = body.method === 'MICRO_DEPOSIT';
  if (byDeposit && !(await mayBeProvedByDeposit(context, loan, { routingNumber, accountNumber, ownerName })))
    refuse('documents-missing', { n: 1 });
  const documents = byDeposit
    ? []
    : await sendUploads(
        context,
        trx,
        await ownUploads(trx, { uuid, audience: BORROWER }, body.documentUuids, { types: BANK_DOCUMENTS, least: 1 }),
      );
  const isForMoney = body.purpose === 'DISBURSEMENT';
  await dropUnconfirmed(trx, uuid, body.purpose);
  const now = await loanNow(context, trx);
  const account = await saveAccount(context.vault, trx, {
    application: uuid,
    linkUuid: null,
    purpose: body.purpose,
    method: body.method,
    account_type: body.accountType,
    state: isForMoney ? 'ENTERED' : 'GIVEN',
    verification: 'PENDING_REVIEW',
    refusal: null,
    attempt: file.disbursement.attempt,
    documents,
    at: now,
    routingNumber,
    accountNumber,
    bankName: bank.directory.findBankName(routingNumber),
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
    // For the disbursement account, the gate's job sends the deposit.
    if (!isForMoney) await context.jobs.queueBackgroundJob(trx, 'send-deposit', depositId(account.uuid, number));
  }
  return {
    uuid: account.uuid,
    facts: isForMoney
      ? [{ type: 'DisbursementAccountEntered', data: { account: account.uuid, method: body.method } }]
      : [],
  };
}

/** Refusals after which the same numbers need a bank letter. */
const LETTER_REFUSALS: readonly string[] = [
  'NAME_DIFFERS',
  'ACCOUNT_CLOSED',
  'FUNDING_REVIEW',
] satisfies AccountRefusal[];

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
  const { deposits, tries } = await loadDepositCounts(trx, uuid);
  if (deposits >= MAX_DEPOSITS_PER_LOAN || tries >= MAX_TRIES_PER_LOAN) return false;
  const same = (await loadAllBankAccounts(vault, trx, uuid)).filter(
    (one) => one.routingNumber === routingNumber && one.accountNumber === accountNumber,
  );
  return !same.some(({ refusal }) => refusal !== null && LETTER_REFUSALS.includes(refusal));
}
