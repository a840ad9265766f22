import type { Context, Trx } from '../kernel/context.ts';
import { event } from '../kernel/events.ts';
import { endOtherAccess, removeLoginsBesidesPassword } from './end-other-access.ts';
import { forgetEmailIndex } from './store.ts';

/**
 * Frees the address of an account that never confirmed it, for the person who reads its email. What was entered under
 * the address stays with the old account, which no one can log in to and which gets no email.
 *
 * @returns false when the address was confirmed after all: the account stays as it is
 */
export async function setAside(context: Context, trx: Trx, identityUuid: string): Promise<boolean> {
  const now = context.sessionNow();
  // Compares in the update, so that a code that confirms the address at the same time wins or comes too late.
  const account = await trx
    .updateTable('identity')
    .set({ password_hash: '', set_aside_at: now, updated_at: now })
    .where('uuid', '=', identityUuid)
    .where('desk', '=', false)
    .where('email_verified_at', 'is', null)
    .returning('organisation')
    .executeTakeFirst();
  if (!account) return false;
  await endOtherAccess(context, trx, identityUuid, null);
  await removeLoginsBesidesPassword(context, trx, identityUuid);
  await forgetEmailIndex(trx, identityUuid);
  event(context, 'identity.set-aside', { identity: identityUuid, organisation: account.organisation });
  return true;
}
