import { LOGIN_RESET_DAYS, LOGIN_RESET_HOURS, type CallerCheck } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { DAY_MS, HOUR_MS } from '../../kernel/time.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { textAccountOwner } from '../account-texts.ts';
import { endOtherAccess } from '../end-other-access.ts';
import { requireSecondPerson } from '../independence.ts';
import { lockOpenAccount } from '../lock-account.ts';
import { countPasskeys, removePasskeys } from '../passkeys/store.ts';
import { hasSecondFactor, removeSecondFactor } from '../second-factor.ts';
import { endLoginReset, findLoginReset, insertLoginReset, type LoginReset } from './store.ts';

/**
 * A step of a login reset: staff remove the second factor and passkeys of a borrower who lost them. One staff member
 * requests it, another approves it after a waiting time.
 */
export interface LoginResetAction {
  readonly context: Context;
  readonly caller: Caller;
  readonly borrower: string;
  readonly application: string;
  /** The time of the loan clock. */
  readonly at: Date;
}

/** The logins of a borrower that a reset would remove, and the open request. */
export interface LoginResetState {
  readonly twoStep: boolean;
  readonly passkeys: number;
  readonly request: (LoginReset & { readonly from: Date; readonly until: Date }) | undefined;
}

export async function loadLoginReset(context: Context, borrower: string, at: Date): Promise<LoginResetState> {
  const request = await findLoginReset(context.db, borrower);
  const span = request && toSpan(request);
  return {
    twoStep: await hasSecondFactor(context, borrower),
    passkeys: await countPasskeys(context.db, borrower),
    request: request && span && span.until > at ? { ...request, ...span } : undefined,
  };
}

const toSpan = ({ askedAt }: LoginReset): { from: Date; until: Date } => ({
  from: new Date(askedAt.getTime() + LOGIN_RESET_HOURS * HOUR_MS),
  until: new Date(askedAt.getTime() + LOGIN_RESET_DAYS * DAY_MS),
});

/** Requests a login reset. The borrower is told right away, so that they can object. */
export async function requestLoginReset(action: LoginResetAction, check: CallerCheck): Promise<void> {
  const { context, caller, borrower, at } = action;
  const { twoStep, passkeys, request } = await loadLoginReset(context, borrower, at);
  if (request || (!twoStep && passkeys === 0)) refuse('not-at-this-step');
  await context.db.transaction().execute(async (trx) => {
    await insertLoginReset(trx, borrower, { check, askedBy: caller.identityUuid, askedAt: at });
    await notifyBorrower(context, trx, 'login-reset-asked', borrower);
  });
  recordEvent(action, 'identity.login-reset-asked', { check });
}

/** Approves a request after the waiting time, as a second person. Ends everything that logs in besides the password. */
export async function approveLoginReset(action: LoginResetAction): Promise<void> {
  const { context, caller, borrower, at } = action;
  await context.db.transaction().execute(async (trx) => {
    await lockOpenAccount(context, trx, borrower);
    const request = await findLoginReset(trx, borrower, 'lock');
    const span = request && toSpan(request);
    if (!request || !span || at < span.from || at >= span.until) return refuse('not-at-this-step');
    await requireSecondPerson(context, trx, request.askedBy, caller.identityUuid);
    await removeSecondFactor(trx, borrower);
    await removePasskeys(trx, borrower);
    await endOtherAccess(context, trx, borrower, null);
    await endLoginReset(trx, borrower);
    await notifyBorrower(context, trx, 'login-reset', borrower);
  });
  recordEvent(action, 'identity.login-reset', {});
}

/** Withdraws or declines a request. */
export async function declineLoginReset(action: LoginResetAction): Promise<void> {
  if (!(await endLoginReset(action.context.db, action.borrower))) refuse('not-at-this-step');
  recordEvent(action, 'identity.login-reset-declined', {});
}

async function notifyBorrower(
  context: Context,
  trx: Trx,
  news: 'login-reset-asked' | 'login-reset',
  borrower: string,
): Promise<void> {
  await emailAccountOwner(context, trx, news, borrower);
  await textAccountOwner(context, trx, news, borrower);
}

const recordEvent = (
  { context, caller, application }: LoginResetAction,
  name: 'identity.login-reset-asked' | 'identity.login-reset' | 'identity.login-reset-declined',
  about: Readonly<Record<string, string>>,
): void =>
  event(context, name, {
    identity: caller.identityUuid,
    organisation: caller.organisation,
    application,
    ...about,
  });
