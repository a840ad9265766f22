import type { Request, verifyMicroDeposit } from '@lintel/contract';
import { depositAmounts, depositCode, MAX_DEPOSITS } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, record, type LoanReply, loanReply } from '../../loan-file/index.ts';
import { countTry, saveDeposit, findLastDeposit, type MicroDeposit } from './deposits.ts';
import { recordAutomaticRefusal } from './refuse-account.ts';
import { depositId } from './send-deposit.ts';
import { findBankAccount, changeAccount, type Account } from './store.ts';

type DepositEntry = Request<typeof verifyMicroDeposit>['body'];

const isWaiting = ({ method, verification, state }: Account): boolean =>
  method === 'MICRO_DEPOSIT' && verification === 'PENDING_REVIEW' && (state === 'GIVEN' || state === 'ENTERED');

/** Replaces the micro-deposit to an account with a new one, at the borrower's request. */
export async function requestNewDeposit(context: Context, loan: LockedLoan, accountUuid: string): Promise<void> {
  const { uuid, trx } = loan;
  const {
    vault,
    vendors: { bank },
    jobs,
  } = context;
  const account = (await findBankAccount(vault, trx, uuid, accountUuid)) ?? refuse('not-found');
  const previous = await findLastDeposit(vault, trx, account.uuid);
  if (!isWaiting(account) || !previous || !bank.deposits)
    return refuseWith('not-at-this-step', { version: loan.version });
  if (previous.number >= MAX_DEPOSITS) return refuse('no-attempts-left');
  const number = await saveDeposit(vault, trx, account.uuid, previous, previous.proof, await loanNow(context, trx));
  await jobs.queueBackgroundJob(trx, 'send-deposit', depositId(account.uuid, number));
}

/**
 * Verifies an account by the code or amounts that the borrower read on the bank statement. Counts the try first in a
 * separate transaction, so that a refusal doesn't undo it. The third wrong try and an expired code refuse the account.
 * A right code changes only the account's row.
 */
export async function verifyDeposit(
  context: Context,
  uuid: string,
  accountUuid: string,
  typed: DepositEntry,
  by: RecordMeta,
): Promise<LoanReply> {
  const { vault, db } = context;
  const account = (await findBankAccount(vault, db, uuid, accountUuid)) ?? refuse('not-found');
  if (account.method === 'MICRO_DEPOSIT' && account.verification === 'VERIFIED') return loanReply(context, uuid);
  const deposit = await findLastDeposit(vault, db, account.uuid);
  // No one can have read the code before it was sent.
  if (!isWaiting(account) || !deposit || deposit.sent_at === null) return refuseWith('not-at-this-step', {});
  if (deposit.expires_at <= (await loanNow(context, db))) {
    await recordAutomaticRefusal(context, uuid, account.uuid, 'CODE_EXPIRED', by);
    return refuse('code-expired');
  }
  const triesLeft = await countTry(db, deposit);
  if (triesLeft === null) return refuse('no-attempts-left');
  if (!isCorrect(deposit, typed)) {
    if (triesLeft > 0) return refuseWith('code-wrong', { triesLeft: triesLeft });
    await recordAutomaticRefusal(context, uuid, account.uuid, 'NO_TRIES_LEFT', by);
    return refuse('no-attempts-left');
  }
  const { reply } = await record(
    context,
    uuid,
    async ({ trx, version }) => {
      const now = await findBankAccount(vault, trx, uuid, account.uuid);
      // Another window sent the same code first.
      if (now?.verification === 'VERIFIED') return [];
      if (!now || !isWaiting(now)) return refuseWith('not-at-this-step', { version });
      await changeAccount(trx, account.uuid, { verification: 'VERIFIED' });
      return [];
    },
    by,
  );
  return reply;
}

function isCorrect({ code, amountsCents }: MicroDeposit, typed: DepositEntry): boolean {
  if (code !== null) return code === depositCode(typed.code ?? '');
  const sent = amountsCents.toSorted((one, other) => one - other);
  return sent.join(' ') === depositAmounts(typed.amounts ?? []).join(' ');
}
