import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import { type Caller, refuse } from '../kernel/http/index.ts';
import { verifyPassword } from './password.ts';
import { isSessionOpen } from './sessions.ts';
import { isOpenAccount, lockIdentityRow, type IdentityRow } from './store.ts';

/** Locks an account until the transaction ends, whether or not anything may log in to it. */
export function lockAccount(
  trx: Executor,
  identityUuid: string,
): Promise<{ organisation: string; desk: boolean } | undefined> {
  return trx
    .selectFrom('identity')
    .select(['organisation', 'desk'])
    .where('uuid', '=', identityUuid)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks an account until the transaction ends. Returns undefined if nothing may log in to it. Code that closes an
 * account or ends its logins locks it first, so a login that began before waits here and then sees the change.
 */
export async function lockOpenAccount(context: Context, trx: Trx, uuid: string): Promise<IdentityRow | undefined> {
  const row = await lockIdentityRow(context, trx, uuid);
  return row && isOpenAccount(row) ? row : undefined;
}

/**
 * Locks the account that a password logs in to. Returns undefined if the password was changed since it was compared
 * with `hash`.
 */
export async function lockByPassword(
  context: Context,
  trx: Trx,
  { uuid, hash, password }: { readonly uuid: string; readonly hash: string; readonly password: string },
): Promise<IdentityRow | undefined> {
  const account = await lockOpenAccount(context, trx, uuid);
  // A login at the same time may have stored the same password under a newer key.
  const isRight =
    account?.password_hash === hash ||
    (await verifyPassword(context.keys.password, password, account?.password_hash ?? ''));
  return isRight ? account : undefined;
}

/**
 * Locks the caller's account before something that logs in to it changes. Refuses a session that ended since the
 * request began: the account may have been given back to its owner in between.
 */
export async function lockOwnAccount(context: Context, trx: Trx, caller: Caller): Promise<IdentityRow> {
  const account = await lockOpenAccount(context, trx, caller.identityUuid);
  return account && (await isSessionOpen(context, trx, caller.sid)) ? account : refuse('unauthenticated');
}
