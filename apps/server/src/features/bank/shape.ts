import type { HandlerReply, readBank } from '@lintel/contract';
import { ACCOUNT_REFUSALS, lastFour, MAX_DEPOSIT_TRIES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { findLastDeposit } from './deposits.ts';
import { findBankAccount, loadBankAccounts, type Account } from './store.ts';

export type AccountReply = HandlerReply<typeof readBank>['accounts'][number];

/** Builds the reply about one bank account, with only the last four digits of its numbers. */
export async function toAccountReply(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  account: Account,
): Promise<AccountReply> {
  const {
    uuid,
    bankName,
    routingNumber,
    accountNumber,
    account_type: accountType,
    ownerName,
    verification,
    purpose,
    method,
    refusal,
    at,
  } = account;
  const deposit =
    method === 'MICRO_DEPOSIT' && verification === 'PENDING_REVIEW'
      ? await findLastDeposit(vault, trx, uuid)
      : undefined;
  return {
    uuid,
    bankName,
    mask: lastFour(accountNumber),
    routingMask: lastFour(routingNumber),
    accountType,
    ownerName,
    verification,
    purpose,
    method,
    refusal,
    refusedBecause: refusal && ACCOUNT_REFUSALS[refusal],
    at: at.toISOString(),
    microDeposit: deposit
      ? {
          proof: deposit.proof,
          expectBy: deposit.expect_by,
          triesLeft: MAX_DEPOSIT_TRIES - deposit.tries,
          expiresAt: deposit.expires_at.toISOString(),
        }
      : null,
  };
}

/** Returns the accounts of a loan that the borrower has not removed. */
export async function loadAccountReplies(
  context: Pick<Context, 'vault' | 'db'>,
  application: string,
): Promise<AccountReply[]> {
  const accounts = await loadBankAccounts(context.vault, context.db, application);
  return Promise.all(accounts.map((account) => toAccountReply(context, context.db, account)));
}

/** Returns the current state of one account of this loan. */
export async function loadAccountReply(
  context: Pick<Context, 'vault' | 'db'>,
  application: string,
  uuid: string,
): Promise<AccountReply> {
  return toAccountReply(
    context,
    context.db,
    (await findBankAccount(context.vault, context.db, application, uuid)) ?? refuse('not-found'),
  );
}
