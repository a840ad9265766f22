import {
  getAttempt,
  BORROWER,
  getGate,
  isOpen,
  isCurrentClosingSet,
  type AccountRefusal,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { Refused, type RecordMeta } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { ASKED } from '../conditions/index.ts';
import { findBankAccount, changeAccount, refusedAs, type Account } from './store.ts';

/**
 * Records that an account is refused. For one that the file waits for, returns DisbursementAccountRefused, so that the
 * borrower must act again. For any other, only its row changes.
 */
export async function recordAccountRefusal(
  { file, trx }: LockedLoan,
  account: Account,
  reason: AccountRefusal,
  by: 'BORROWER' | 'STAFF' | 'BANK',
): Promise<readonly Fact[]> {
  await changeAccount(
    trx,
    account.uuid,
    reason === 'WITHDRAWN' ? { state: 'WITHDRAWN', refusal: reason } : refusedAs(reason),
  );
  return account.purpose === 'DISBURSEMENT' && account.state === 'ENTERED'
    ? [{ type: 'DisbursementAccountRefused', data: { attempt: file.disbursement.attempt, by, reason } }]
    : [];
}

/**
 * Records a worker's refusal of an account: a returned deposit, or a code that wasn't used. Anything decided in the
 * meantime stays. Returns whether it was refused now.
 */
export async function refuseByBank(
  context: Context,
  uuid: string,
  accountUuid: string,
  reason: AccountRefusal,
  by: Pick<RecordMeta, 'requestId'>,
  isStill: (account: Account) => boolean = () => true,
): Promise<boolean> {
  try {
    const { result } = await record(
      context,
      uuid,
      async (loan) => {
        const account = await findBankAccount(context.vault, loan.trx, uuid, accountUuid);
        if (!account || (account.state !== 'GIVEN' && account.state !== 'ENTERED') || !isStill(account))
          return { facts: [], result: false };
        if (account.state === 'ENTERED' && !isWaitedFor(loan, account)) return { facts: [], result: false };
        return { facts: await recordAccountRefusal(loan, account, reason, 'BANK'), result: true };
      },
      { actor: { kind: 'worker', id: 'bank' }, requestId: by.requestId },
    );
    return result;
  } catch (error) {
    // The file ended, or is at another step by now.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * The bank reports that an already confirmed account belongs to another person or is closed. The money waits until the
 * borrower proves who owns it, before the documents or, once the final offer is accepted, before the funding. Returns
 * whether the condition was added now.
 */
export async function recordBankReturn(
  context: Context,
  uuid: string,
  accountUuid: string,
  by: Pick<RecordMeta, 'requestId'>,
): Promise<boolean> {
  try {
    const { result } = await record(
      context,
      uuid,
      async ({ file, trx }) => {
        const id = `account-${accountUuid}`;
        const isNew =
          (await findBankAccount(context.vault, trx, uuid, accountUuid))?.state === 'TAKEN' &&
          file.conditions[id] === undefined;
        const blocks = isCurrentClosingSet(file, file.finalOfferAcceptedSet) ? 'FUNDING' : 'CLOSING';
        const doubted: Fact = {
          type: 'ConditionPosted',
          data: {
            id,
            category: 'BANK_ACCOUNT_FRAUD_REVIEW',
            blocks,
            askBorrower: true,
            person: BORROWER,
            documents: [ASKED.account.document],
            text: ASKED.account.text,
            deadline: null,
          },
        };
        return { facts: isNew ? [doubted] : [], result: isNew };
      },
      { actor: { kind: 'worker', id: 'bank' }, requestId: by.requestId },
    );
    return result;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    context.log.error(
      { application: uuid, account: accountUuid },
      'a bank returned a deposit for a file that can no longer wait',
    );
    return false;
  }
}

/** Whether the file still waits for this account and not for one of a later attempt. */
const isWaitedFor = ({ file }: LockedLoan, account: Account): boolean =>
  getAttempt(getGate('disburse-wait'), file) === account.attempt && isOpen(getGate('disburse-wait'), file);
