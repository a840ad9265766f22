import type { HandlerReply, readAccountClosing } from '@lintel/contract';
import { closeLogins, findChangeBack, lockOwnAccount } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { loadApplications, loanNow, lockApplications, readApplication } from '../../loan-file/index.ts';
import { loadRetentionPlan } from '../retention/index.ts';

type Closing = HandlerReply<typeof readAccountClosing>;

/**
 * Returns what a borrower reads before they close their account: what keeps it open, and which records of their ended
 * loans are kept afterwards and until when. A kind of record that several loans have is listed once, with its latest
 * day.
 */
export async function loadAccountClosing(context: Context, caller: Caller): Promise<Closing> {
  const applications = await loadApplications(context.db, caller.identityUuid, caller.organisation);
  const kept = new Map<string, Closing['kept'][number]>();
  for (const application of applications.filter(({ projection }) => projection.ended !== null)) {
    const { periods } = await loadRetentionPlan(context, context.db, application);
    for (const { record, source, until } of periods) {
      const key = `${record} ${source}`;
      const longest = kept.get(key);
      if (!longest || longest.until < until) kept.set(key, { record, source, until });
    }
  }
  const changeBackUntil = await findChangeBack(context, context.db, caller.identityUuid);
  return {
    open: await findOpen(context, context.db, caller),
    changeBackUntil: changeBackUntil?.toISOString() ?? null,
    kept: [...kept.values()],
  };
}

/**
 * Closes the account, unless an application, a line of credit or a request to sign needs it, or an earlier email
 * address can still change it back: a person who took the account over must not end its owner's way back.
 */
export async function closeAccount(context: Context, caller: Caller): Promise<void> {
  const { identityUuid, organisation } = caller;
  await context.db.transaction().execute(async (trx) => {
    await lockApplications(trx, identityUuid);
    await lockOwnAccount(context, trx, caller);
    if ((await findOpen(context, trx, caller)).length > 0) refuse('loan-open');
    if (await findChangeBack(context, trx, identityUuid)) refuse('change-back-open');
    await closeLogins(context, trx, identityUuid, await loanNow(context, trx));
  });
  event(context, 'identity.account-closed', { identity: identityUuid, organisation });
}

async function findOpen(
  { accountLinks }: Context,
  trx: Executor,
  { identityUuid, organisation }: Caller,
): Promise<Closing['open']> {
  const own = (await loadApplications(trx, identityUuid, organisation))
    .filter(({ projection }) => projection.ended === null)
    .map(({ uuid, active }) => ({ uuid, kind: active ? ('APPLICATION' as const) : ('LINE' as const) }));
  const toSign = await accountLinks.findLoanToSign(trx, identityUuid);
  const loan = toSign === undefined ? undefined : await readApplication(trx, toSign);
  return loan && loan.projection.ended === null ? [...own, { uuid: loan.uuid, kind: 'SIGNING' }] : own;
}
