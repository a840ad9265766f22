import { findBrand } from '@lintel/brands';
import type { Context } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { type Caller, refuse, toNetwork } from '../kernel/http/index.ts';
import { emailAccountOwner } from './account-mail.ts';
import { endSetup } from './account-setup.ts';
import { codeKey, countGuess, forgetGuesses, GUESS_RULES } from './guesses.ts';
import { lockOwnAccount } from './lock-account.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  useEitherCode,
  type EitherCode,
} from './second-factor.ts';
import { checkOwnPassword, loadIdentity } from './service.ts';
import { endOtherSessions, stepUpSession } from './sessions.ts';
import { otpauthUrl } from './totp.ts';

/**
 * Starts setting up the caller's authenticator app as the second factor. Returns the new secret, which replaces an
 * existing one only after `confirmAuthenticator`.
 */
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

/** Makes the new secret valid by its first code. A session that only allowed this setup becomes a full one. */
export async function confirmAuthenticator(
  context: Context,
  caller: Caller,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] }> {
  await refuseUnlessAllowed(context, caller);
  const { identityUuid, sid, organisation } = caller;
  const done = await context.db.transaction().execute(async (trx) => {
    await lockOwnAccount(context, trx, caller);
    const recoveryCodes = await confirmSecondFactor(context, trx, identityUuid, code);
    await endSetup(context, trx, identityUuid);
    await endOtherSessions(context, trx, identityUuid, sid);
    if (!isStaff(caller)) await emailAccountOwner(context, trx, 'second-factor-on', identityUuid);
    return { recoveryCodes, token: await stepUpSession(context, trx, sid) };
  });
  event(context, isStaff(caller) ? 'staff.second-factor-set' : 'identity.second-factor-set', {
    identity: identityUuid,
    organisation,
  });
  return done;
}

/** Replaces the recovery codes of a person who just used their authenticator. */
export async function remakeRecoveryCodes(context: Context, caller: Caller): Promise<string[]> {
  const { identityUuid, organisation } = caller;
  await refuseUnlessAllowed(context, caller);
  if (!(await hasSecondFactor(context, identityUuid))) refuse('not-at-this-step');
  const codes = await context.db.transaction().execute(async (trx) => {
    await lockOwnAccount(context, trx, caller);
    return newRecoveryCodes(context, trx, identityUuid);
  });
  event(context, isStaff(caller) ? 'staff.recovery-codes-made' : 'identity.recovery-codes-made', {
    identity: identityUuid,
    organisation,
  });
  return codes;
}

/** Turns a borrower's second factor off and tells the owner. Every try of a code is counted, as at a step-up. */
export async function removeAuthenticator(
  context: Context,
  caller: Caller,
  given: EitherCode,
  address: string,
): Promise<void> {
  const { identityUuid, organisation } = caller;
  await checkOwnCode(context, caller, given, address);
  await context.db.transaction().execute(async (trx) => {
    await removeSecondFactor(trx, identityUuid);
    await emailAccountOwner(context, trx, 'second-factor-off', identityUuid);
  });
  event(context, 'identity.second-factor-removed', { identity: identityUuid, organisation });
}

/** Checks a code of the caller's authenticator in an open session. Every try is counted before it is compared. */
export async function checkOwnCode(
  context: Context,
  { identityUuid, organisation }: Caller,
  given: EitherCode,
  address: string,
): Promise<void> {
  const key = codeKey('step-up', identityUuid);
  await countGuess(context, key, GUESS_RULES.code);
  if (!(await useEitherCode(context, identityUuid, given))) {
    event(context, 'identity.code-wrong', { identity: identityUuid, organisation, from: toNetwork(address) });
    refuse('code-wrong');
  }
  await forgetGuesses(context.db, key);
}

const isStaff = ({ typ }: Caller): boolean => typ === 'staff' || typ === 'staff-setup';

/**
 * An existing authenticator may be changed only after a step-up. A signer's session may change none: an emailed link
 * opened it, and that must not weaken the account.
 */
async function refuseUnlessAllowed(context: Context, caller: Caller): Promise<void> {
  if (caller.typ === 'signer') refuse('not-for-signers');
  const hasAuthenticator = await hasSecondFactor(context, caller.identityUuid);
  if (hasAuthenticator && (caller.typ === 'staff-setup' || !caller.steppedUp)) refuse('step-up-required');
}
