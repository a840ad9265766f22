import { passwordFault } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { isWellKnown } from './known-passwords.ts';
import type { IdentityRow } from './store.ts';

/**
 * Notes at a login whether the password still meets the rules, which have become stricter since it was chosen: it may
 * be well known by now. Only a login sees it, because only its hash is stored.
 *
 * @param ownWords what an attacker knows of the person
 */
export async function noteExpiry(
  context: Context,
  { uuid, password_expired_at: since }: IdentityRow,
  password: string,
  ownWords: readonly string[],
): Promise<void> {
  const isExpired = passwordFault(password) !== undefined || isWellKnown(password, ownWords);
  if (isExpired === (since !== null)) return;
  await context.db
    .updateTable('identity')
    .set({ password_expired_at: isExpired ? context.sessionNow() : null })
    .where('uuid', '=', uuid)
    .execute();
}
