import type { Context, Trx } from '../context.ts';
import { emailRows, openContact, phoneRows } from './account-contact.ts';

/** Hashes address and phone anew, under each index key. */
export async function rehashIdentity(context: Pick<Context, 'keys' | 'vault'>, trx: Trx, uuid: string): Promise<void> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (!row) return;
  const { email, phone } = openContact(context, uuid, row);
  const rows = [...(row.set_aside_at === null ? emailRows(context, row, email) : []), ...phoneRows(context, row, phone)];
  if (rows.length > 0) await trx.insertInto('identity_index').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
}
