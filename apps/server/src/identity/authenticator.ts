import { findBrand } from '@lintel/brands';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import { spendSetup } from './account-setup.ts';
import { beginSecondFactor, confirmSecondFactor, hasSecondFactor, newRecoveryCodes } from './second-factor.ts';
import { checkOwnPassword, loadIdentity } from './service.ts';
import { endOtherSessions, stepUpSession } from './sessions.ts';
import { otpauthUrl } from './totp.ts';

/** Creates a new authenticator secret. An existing one may be changed only by a person who just stepped up. */
export async function beginAuthenticator(
  context: Context,
  caller: Caller,
  password: string,
): Promise<{ secret: string; otpauthUrl: string }> {
  await refuseUnlessAllowed(context, caller);
  await checkOwnPassword(context, caller, password);
  const secret = await beginSecondFactor(context, caller.identityUuid);
  const { email } = await loadIdentity(context, caller);
  return {
    secret,
    otpauthUrl: otpauthUrl(secret, email, findBrand(caller.organisation)?.name.display ?? caller.organisation),
  };
}

/** Confirms the first code of the new secret, which makes it valid and the session a full one. */
export async function confirmAuthenticator(
  context: Context,
  caller: Caller,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] }> {
  await refuseUnlessAllowed(context, caller);
  const { identityUuid, sid, organisation } = caller;
  const done = await context.db.transaction().execute(async (trx) => {
    const recoveryCodes = await confirmSecondFactor(context, trx, identityUuid, code);
    await spendSetup(context, trx, identityUuid);
    await endOtherSessions(context, trx, identityUuid, sid);
    return { recoveryCodes, token: await stepUpSession(context, trx, sid) };
  });
  event(context, 'staff.second-factor-set', { identity: identityUuid, organisation });
  return done;
}

/** Replaces the recovery codes of a person who just used their authenticator. */
export async function remakeRecoveryCodes(context: Context, { identityUuid, organisation }: Caller): Promise<string[]> {
  const codes = await context.db.transaction().execute((trx) => newRecoveryCodes(context, trx, identityUuid));
  event(context, 'staff.recovery-codes-made', { identity: identityUuid, organisation });
  return codes;
}

async function refuseUnlessAllowed(context: Context, caller: Caller): Promise<void> {
  const stands = await hasSecondFactor(context, caller.identityUuid);
  if (stands && !(caller.typ === 'staff' && caller.steppedUp)) refuse('step-up-required');
}
