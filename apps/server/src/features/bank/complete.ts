import type { HandlerReply, completeBankLink } from '@lintel/contract';
import { isOwnAccount } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanNow, record, loanReply } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { getLinkState, askVendorNow, accountAnswer, type AccountAnswer } from '../../vendors/index.ts';
import {
  markLinkDone,
  markLinkLeft,
  toLeftLinkReply,
  findLinkByUuid,
  unsealLinkSession,
  type LinkRow,
} from './links.ts';
import { toAccountReply } from './shape.ts';
import { refuseAtOtherStep } from './state.ts';
import { findAccountByLink, dropUnconfirmed, saveAccount } from './store.ts';
import { CONNECTION } from './words.ts';

type Answer = HandlerReply<typeof completeBankLink>;

interface LinkCompletion {
  readonly publicToken: string | null;
  readonly accountId: string | null;
  readonly callback: Readonly<Record<string, unknown>>;
}

/**
 * Completes a link when the borrower is back from their bank's page: asks the vendor once for the account's numbers and
 * owner, and saves one account. A repeat, in another tab or after a reload, returns the same.
 */
export async function completeLink(
  context: Context,
  loan: ApplicationRow,
  linkUuid: string,
  sent: LinkCompletion,
  by: RecordMeta,
): Promise<Answer> {
  const row = (await findLinkByUuid(context.db, loan.uuid, linkUuid)) ?? refuse('not-found');
  const stateId = sent.callback['oauth_state_id'];
  if (stateId !== undefined && !(typeof stateId === 'string' && stateId.toLowerCase() === row.state_id))
    refuse('link-mismatch');
  if (row.state === 'OPEN') {
    if (getLinkState(context, row) === 'EXPIRED') refuse('link-expired');
    refuseAtOtherStep(loan.projection, loan.version, row.purpose);
    const answer = await askBank(context, loan, row, sent);
    await saveLinkedAccount(context, loan.uuid, row.uuid, answer, by);
    if (answer.outcome === 'NOT_USABLE') refuse('account-not-usable');
  }
  const ended = (await findLinkByUuid(context.db, loan.uuid, linkUuid)) ?? refuse('not-found');
  const account = await findAccountByLink(context.vault, context.db, row.uuid);
  return {
    ...(await loanReply(context, loan.uuid)),
    account: account && account.state !== 'WITHDRAWN' ? await toAccountReply(context, context.db, account) : null,
    left: toLeftLinkReply(context, ended),
  };
}

async function askBank(
  context: Context,
  loan: ApplicationRow,
  row: LinkRow,
  { publicToken, accountId }: LinkCompletion,
): Promise<AccountAnswer> {
  const link = context.vendors.bank.linkFor(loan.organisation);
  // The settings changed since it started, so there is no vendor to ask.
  if (!link) return { outcome: 'LEFT', reason: 'EXPIRED', institution: null };
  const { reference } = unsealLinkSession(context, row);
  const answer = await askVendorNow(context, loan, {
    kind: 'bank',
    op: 'bank.read',
    key: `${loan.uuid}:bank-read:${row.uuid}`,
    attempt: loan.projection.disbursement.attempt,
    provider: link.provider,
    schema: accountAnswer,
    ask: (meta) => link.readAccount({ linkUuid: row.uuid, reference, publicToken, accountId }, meta),
    partner: CONNECTION.vendor,
  });
  // The answer is stored under its key, so the access isn't needed any more. The answer is valid even if revoking it
  // fails.
  if (answer.outcome !== 'LEFT' && answer.access !== null)
    await link
      .forget(answer.access, { organization: loan.organisation })
      .catch(() => context.log.warn({ link: row.uuid }, 'The access to a bank could not be revoked.'));
  return answer;
}

/**
 * Saves the linked account. One that isn't the borrower's is saved as refused: the screen explains why, and a bank
 * letter may prove more.
 */
async function saveLinkedAccount(
  context: Context,
  uuid: string,
  linkUuid: string,
  answer: AccountAnswer,
  by: RecordMeta,
): Promise<void> {
  await record(
    context,
    uuid,
    async ({ trx, file, version }) => {
      const row = await findLinkByUuid(trx, uuid, linkUuid);
      if (row?.state !== 'OPEN') return [];
      // By the time the bank answered, the file may have another account.
      refuseAtOtherStep(file, version, row.purpose);
      if (answer.outcome === 'LEFT') {
        await markLinkLeft(context, trx, row, answer.reason, answer.institution);
        return [];
      }
      if (answer.outcome === 'NOT_USABLE') {
        await markLinkLeft(context, trx, row, 'OTHER', answer.bankName);
        return [];
      }
      const { routingNumber, accountNumber, accountType, holders, bankName } = answer;
      const isOwn = isOwnAccount(holders, (await readAnswers(context.vault, trx, uuid)).applicant.name);
      if (isOwn) await dropUnconfirmed(trx, uuid, row.purpose);
      await saveAccount(context.vault, trx, {
        application: uuid,
        linkUuid: row.uuid,
        purpose: row.purpose,
        method: 'INSTANT',
        account_type: accountType,
        attempt: file.disbursement.attempt,
        documents: [],
        at: await loanNow(context, trx),
        routingNumber,
        accountNumber,
        bankName: context.vendors.bank.directory.findBankName(routingNumber) ?? bankName,
        ownerName: holders.join(', ').slice(0, 100),
        ...(isOwn
          ? { state: 'GIVEN', verification: 'VERIFIED', refusal: null }
          : { state: 'REFUSED', verification: 'FAILED_VERIFICATION', refusal: 'NAME_DIFFERS' }),
      });
      await markLinkDone(trx, row);
      return [];
    },
    by,
  );
}
