import {
  openContact,
  phoneRows,
  emailRows,
  sealContact,
  type AccountContact,
} from '../src/identity/account-contact.ts';
import { findByEmail, type IdentityRow } from '../src/identity/store.ts';
import type { Context } from '../src/kernel/context.ts';

/** Changes an account's email address or phone number, as if the owner had registered with it. */
export async function changeAccount(context: Context, uuid: string, change: Partial<AccountContact>): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('identity')
      .selectAll()
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const contact = { ...openContact(context, uuid, row), ...change };
    await trx
      .updateTable('identity')
      .set(sealContact(context, uuid, contact))
      .where('uuid', '=', uuid)
      .execute();
    await trx.deleteFrom('identity_index').where('identity_uuid', '=', uuid).execute();
    await trx
      .insertInto('identity_index')
      .values([...emailRows(context, row, contact.email), ...phoneRows(context, row, contact.phone)])
      .execute();
  });
}

/** Returns the borrower's or signer's account under an address. */
export const findAccount = (
  context: Context,
  email: string,
  organisation = 'FIGURE',
): Promise<IdentityRow | undefined> => findByEmail(context, context.db, organisation, email);

/** Returns the contact details of every account. */
export async function loadAccountContacts(context: Context): Promise<({ uuid: string } & AccountContact)[]> {
  const rows = await context.db.selectFrom('identity').selectAll().execute();
  return rows.map((row) => ({ uuid: row.uuid, ...openContact(context, row.uuid, row) }));
}
