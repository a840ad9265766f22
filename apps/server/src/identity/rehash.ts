import type { Context, Trx } from '../kernel/context.ts';
import { emailRows, openContact, phoneRows } from './account-contact.ts';
import { hashPassword, needsRehash } from './password.ts';
import type { IdentityRow } from './store.ts';

/** Rebuilds an account's keyed hashes of address and phone number under each index key. */
export async function rehashIdentity(context: Pick<Context, 'keys' | 'vault'>, trx: Trx, uuid: string): Promise<void> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (!row || row.closed_at !== null) return;
  const { email, phone } = openContact(context, uuid, row);
  const rows = [
    ...(row.set_aside_at === null ? emailRows(context, row, email) : []),
    ...phoneRows(context, row, phone),
  ];
  if (rows.length > 0)
    await trx
      .insertInto('identity_index')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Rehashes the password at a successful login, the only time it is known, if its hash was made with an older key or
 * another cost.
 *
 * @returns the account's hash: the new one if it was stored, otherwise the one that `row` has. A password that was
 * changed in the meantime isn't overwritten.
 */
export async function renewHash(
  context: Pick<Context, 'db' | 'keys'>,
  row: IdentityRow,
  password: string,
): Promise<string> {
  if (!needsRehash(context.keys.password, row.password_hash)) return row.password_hash;
  const renewed = await hashPassword(context.keys.password, password);
  const { numUpdatedRows } = await context.db
    .updateTable('identity')
    .set({ password_hash: renewed })
    .where('uuid', '=', row.uuid)
    .where('password_hash', '=', row.password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? renewed : row.password_hash;
}

/** Returns how many accounts have a password that was hashed with an older key. */
export async function countOlderPasswords({ db, keys }: Pick<Context, 'db' | 'keys'>): Promise<number> {
  const row = await db
    .selectFrom('identity')
    .select((of) => of.fn.countAll<string | number>().as('n'))
    .where('password_hash', '!=', '')
    .where('password_hash', 'not like', `$argon2id$k=${keys.password[0].id}$%`)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
