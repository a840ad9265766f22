import type { Context, Trx } from '../kernel/context.ts';
import { removePasskeys } from './passkeys/store.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Ends everything that another person may have opened with an account's old password or mailbox: all sessions but one,
 * mailed links that set a password or log in, and logins that wait for a code.
 *
 * @param keptSid the session that stays open, or null
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
 * Removes every login besides the password: passkeys, the second factor, external logins. Until the address is
 * confirmed, another person may have registered it and added them (decision 0039).
 */
export async function removeUnconfirmedLogins(context: Context, trx: Trx, identityUuid: string): Promise<void> {
  await removePasskeys(trx, identityUuid);
  await removeSecondFactor(trx, identityUuid);
  await context.accountLinks.unlinkExternal(trx, identityUuid);
}
