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
import { RULE_CONDITIONS } from '../conditions/index.ts';
import { findBankAccount, changeAccount, refusedAs, type Account } from './store.ts';

/**
 * Records that an account is refused. For the one that the file waits for or has, returns DisbursementAccountRefused, so
 * that the borrower must act again. For any other, only its row changes.
 */
export async function recordAccountRefusal(
  { file, trx }: LockedLoan,
  account: Account,
  reason: AccountRefusal,
  refusedBy: 'BORROWER' | 'STAFF' | 'BANK',
): Promise<readonly Fact[]> {
  await changeAccount(
    trx,
    account.uuid,
    reason === 'WITHDRAWN' ? { state: 'WITHDRAWN', refusal: reason } : refusedAs(reason),
  );
  return account.purpose === 'DISBURSEMENT' && (account.state === 'ENTERED' || account.state === 'TAKEN')
    ? [{ type: 'DisbursementAccountRefused', data: { attempt: file.disbursement.attempt, by: refusedBy, reason } }]
    : [];
}

/**
 * Refuses an account without a person's decision: its deposit was returned, its code expired or no tries are left.
 * Anything decided in the meantime stays. Returns whether it was refused now.
 */
export async function recordAutomaticRefusal(
  context: Context,
  uuid: string,
  accountUuid: string,
  reason: AccountRefusal,
  by: Pick<RecordMeta, 'requestId'>,
  isRefusable: (account: Account) => boolean = () => true,
): Promise<boolean> {
  try {
    const { result } = await record(
      context,
      uuid,
      async (loan) => {
        const account = await findBankAccount(context.vault, loan.trx, uuid, accountUuid);
        if (!account || (account.state !== 'GIVEN' && account.state !== 'ENTERED') || !isRefusable(account))
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
 * Adds a condition after the bank reported that a confirmed account belongs to another person or is closed: the
 * borrower must prove who owns it. The condition blocks the closing documents or, once the final offer is accepted, the
 * funding. Returns whether it was added now.
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
            documents: [RULE_CONDITIONS.account.document],
            text: RULE_CONDITIONS.account.text,
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

/** Returns whether the file still waits for this account and not for one of a later attempt. */
const isWaitedFor = ({ file }: LockedLoan, account: Account): boolean =>
  getAttempt(getGate('disburse-wait'), file) === account.attempt && isOpen(getGate('disburse-wait'), file);
