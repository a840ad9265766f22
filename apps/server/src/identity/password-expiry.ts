import { passwordFault } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { isWellKnown } from './known-passwords.ts';
import type { IdentityRow } from './store.ts';

/**
 * Records at a login whether the password still meets the rules, which may have become stricter since it was chosen.
 * Only a login sees the password, because only its hash is stored.
 *
 * @param personalWords words of the person that an attacker knows
 */
export async function recordPasswordExpiry(
  context: Context,
  { uuid, password_expired_at: since }: IdentityRow,
  password: string,
  personalWords: readonly string[],
): Promise<void> {
  const isExpired = passwordFault(password) !== undefined || isWellKnown(password, personalWords);
  if (isExpired === (since !== null)) return;
  await context.db
    .updateTable('identity')
    .set({ password_expired_at: isExpired ? context.sessionNow() : null })
    .where('uuid', '=', uuid)
    .execute();
}
