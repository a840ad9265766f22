import type { Context, Trx } from '../kernel/context.ts';
import { removePasskeys } from './passkeys/store.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Ends everything that another person may have opened with an account's old password or mailbox: all sessions but one,
 * emailed links that set a password or log in, and logins that have passed the password and still need a code.
 *
 * @param keptSid the session that stays open; null ends all of them
 */
export async function endOtherAccess(
  context: Context,
  trx: Trx,
  identityUuid: string,
  keptSid: string | null,
): Promise<void> {
  const now = context.sessionNow();
  await endOtherSessions(context, trx, identityUuid, keptSid);
  await trx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('identity_uuid', '=', identityUuid)
    .where('used_at', 'is', null)
    .execute();
  await trx.deleteFrom('sign_in_challenge').where('identity_uuid', '=', identityUuid).execute();
  await context.accountLinks.voidLogins(trx, identityUuid, now);
}

/**
 * Removes what an account can log in with besides its password: passkeys, external logins, and the second factor with
 * its recovery codes. For an account that no one may log in to anymore, and for a password reset at an address that was
 * never confirmed: someone else may have registered that address and added them (decision 0039).
 */
export async function removeLoginsBesidesPassword(context: Context, trx: Trx, identityUuid: string): Promise<void> {
  await removePasskeys(trx, identityUuid);
  await removeSecondFactor(trx, identityUuid);
  await context.accountLinks.unlinkExternal(trx, identityUuid);
}
