import type { Context, Trx } from '../kernel/context.ts';
import { emailAccountOwner } from './account-mail.ts';
import { scheduleClosing } from './closing.ts';
import { endOtherAccess, removeLoginsBesidesPassword } from './end-other-access.ts';
import { forgetEmailIndex } from './store.ts';

/**
 * Closes an account at its owner's request: nothing logs in to it anymore and its address is free. The rest of its data
 * is erased as soon as no file needs it.
 *
 * @param at the time of the loan clock, by which files are kept
 */
export async function closeLogins(context: Context, trx: Trx, identityUuid: string, at: Date): Promise<void> {
  const now = context.sessionNow();
  await trx
    .updateTable('identity')
    .set({ password_hash: '', closed_at: now, updated_at: now })
    .where('uuid', '=', identityUuid)
    .execute();
  await endOtherAccess(context, trx, identityUuid, null);
  await removeLoginsBesidesPassword(context, trx, identityUuid);
  await forgetEmailIndex(trx, identityUuid);
  await scheduleClosing(trx, [identityUuid], at);
  await emailAccountOwner(context, trx, 'account-closed', identityUuid);
}
