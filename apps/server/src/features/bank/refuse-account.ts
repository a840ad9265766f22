import { getAttempt, BORROWER, getGate, isOpen, isPresent, type AccountRefusal, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { Refused, type RecordMeta } from '../../kernel/http/index.ts';
import { type LockedLoan, record } from '../../loan-file/index.ts';
import { findBankAccount, changeAccount, refusedAs, type Account } from './store.ts';
import { ACCOUNT_DOUBTED, LETTER_ASKED } from './words.ts';

/** What follows when an account is not taken: of one that the file waits for, DisbursementAccountRefused, so that the borrower's turn comes again; of any other its row alone. */
export async function accountRefused(
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

/** The worker's word of an account: a deposit that came back, a code that was not used. What was settled meanwhile stays. Answers whether it was refused now. */
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
      async (seen) => {
        const account = await findBankAccount(context.vault, seen.trx, uuid, accountUuid);
        if (!account || (account.state !== 'GIVEN' && account.state !== 'ENTERED') || !isStill(account))
          return { facts: [], result: false };
        if (account.state === 'ENTERED' && !isWaitedFor(seen, account)) return { facts: [], result: false };
        return { facts: await accountRefused(seen, account, reason, 'BANK'), result: true };
      },
      { actor: { kind: 'worker', id: 'bank' }, requestId: by.requestId },
    );
    return result;
  } catch (error) {
    // A file that ended, or that stands elsewhere by now.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * The bank says of an account that was taken already that it is somebody else's or closed: the money waits until the borrower has shown whose it is, before the papers or,
 * once the final offer is accepted, before the funding. Answers whether that was posted now.
 */
export async function doubtTaken(
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
        const blocks = isPresent(file, file.finalOfferAcceptedSet) ? 'FUNDING' : 'CLOSING';
        const doubted: Fact = {
          type: 'ConditionPosted',
          data: {
            id,
            category: 'BANK_ACCOUNT_FRAUD_REVIEW',
            blocks,
            askBorrower: true,
            person: BORROWER,
            documents: [LETTER_ASKED],
            text: ACCOUNT_DOUBTED,
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

/** Whether the file waits for this account still, and not for one of a later turn. */
const isWaitedFor = ({ file }: LockedLoan, account: Account): boolean =>
  getAttempt(getGate('disburse-wait'), file) === account.attempt && isOpen(getGate('disburse-wait'), file);
