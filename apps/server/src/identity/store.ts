import { OTHER_RECORDS } from '@lintel/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Context, Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import {
  emailHashes,
  emailRows,
  hashesIn,
  openContact,
  phoneHashes,
  phoneRows,
  sealContact,
  type AccountContact,
} from './account-contact.ts';
import type { IdentityTables } from './tables.ts';

type Row = Selectable<IdentityTables['identity']>;

/** An account as stored, with its address and phone number unsealed. */
export interface IdentityRow extends Omit<Row, 'sealed' | 'key_id'>, AccountContact {}

/** False for an account that was set aside or closed: nothing may log in to it again. */
export const isOpenAccount = (row: Pick<IdentityRow, 'set_aside_at' | 'closed_at'>): boolean =>
  row.set_aside_at === null && row.closed_at === null;

type Parts = Pick<Context, 'keys' | 'vault'>;

const unsealRow = (context: Parts, { sealed, key_id, ...row }: Row): IdentityRow => ({
  ...row,
  ...openContact(context, row.uuid, { sealed, key_id }),
});

/**
 * Returns the account under an address at one lender: a borrower's or, with `desk`, a console account. Looks up by the
 * blind index, so that only the matching row is unsealed.
 */
export async function findByEmail(
  context: Parts,
  trx: Executor,
  organization: string,
  email: string,
  desk = false,
): Promise<IdentityRow | undefined> {
  const hashes = hashesIn(emailHashes(context, { organisation: organization, desk }, email));
  const row = await trx
    .selectFrom('identity')
    .selectAll()
    .where('uuid', 'in', (set) =>
      set.selectFrom('identity_index').select('identity_uuid').where('kind', '=', 'EMAIL').where('hash', 'in', hashes),
    )
    .executeTakeFirst();
  return row && unsealRow(context, row);
}

export async function readIdentityRow(context: Parts, trx: Executor, uuid: string): Promise<IdentityRow | undefined> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).executeTakeFirst();
  return row && unsealRow(context, row);
}

/** Locks the account until the transaction ends. */
export async function lockIdentityRow(context: Parts, trx: Trx, uuid: string): Promise<IdentityRow | undefined> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  return row && unsealRow(context, row);
}

/** Returns the accounts of one lender with a phone number, newest first. */
export async function findByPhone(
  context: Parts,
  trx: Executor,
  organization: string,
  phone: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('identity')
    .select('uuid')
    .where('uuid', 'in', (set) =>
      set
        .selectFrom('identity_index')
        .select('identity_uuid')
        .where('kind', '=', 'PHONE')
        .where('hash', 'in', hashesIn(phoneHashes(context, organization, phone))),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.uuid);
}

export type NewIdentity = Omit<Insertable<IdentityTables['identity']>, 'sealed' | 'key_id'> & AccountContact;

/**
 * Creates an account. Returns false when the address is taken, even by a concurrent registration: the address index is
 * unique.
 */
export async function insertIdentity(
  context: Parts,
  trx: Trx,
  { email, phone, ...row }: NewIdentity,
): Promise<boolean> {
  const account = { uuid: row.uuid, organisation: row.organisation, desk: row.desk ?? false };
  await trx
    .insertInto('identity')
    .values({ ...row, ...sealContact(context, row.uuid, { email, phone }) })
    .execute();
  if (!(await insertEmail(context, trx, account, email))) {
    await trx.deleteFrom('identity').where('uuid', '=', row.uuid).execute();
    return false;
  }
  await insertPhone(context, trx, account, phone);
  if (!account.desk) {
    const due_at = sql<Date>`now() + ${OTHER_RECORDS.ACCOUNT} * interval '1 day'`;
    await trx
      .insertInto('account_due')
      .values({ identity_uuid: row.uuid, due_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return true;
}

/** Returns false when the address is taken. */
async function insertEmail(
  context: Parts,
  trx: Trx,
  account: Parameters<typeof emailRows>[1],
  email: string,
): Promise<boolean> {
  // All writers use one order, so that concurrent ones don't deadlock.
  const rows = emailRows(context, account, email).toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const added = await trx
    .insertInto('identity_index')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .execute();
  return added.length === rows.length;
}

async function insertPhone(
  context: Parts,
  trx: Trx,
  account: Parameters<typeof phoneRows>[1],
  phone: string,
): Promise<void> {
  const rows = phoneRows(context, account, phone);
  if (rows.length > 0) await trx.insertInto('identity_index').values(rows).execute();
}

/**
 * Changes an account's phone number.
 *
 * @param verifiedAt when a code sent to the number was confirmed; null if none was
 */
export async function savePhone(
  context: Parts,
  trx: Trx,
  uuid: string,
  phone: string,
  at: Date,
  verifiedAt: Date | null = null,
): Promise<void> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (!row) return;
  const { email } = openContact(context, uuid, row);
  await trx
    .updateTable('identity')
    .set({ ...sealContact(context, uuid, { email, phone }), phone_verified_at: verifiedAt, updated_at: at })
    .where('uuid', '=', uuid)
    .execute();
  await trx.deleteFrom('identity_index').where('identity_uuid', '=', uuid).where('kind', '=', 'PHONE').execute();
  await insertPhone(context, trx, row, phone);
}

/** Changes an account's address, which counts as confirmed. Returns false when another account has it. */
export async function saveEmail(context: Parts, trx: Trx, uuid: string, email: string, at: Date): Promise<boolean> {
  const row = await trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
  if (!row) return false;
  await forgetEmailIndex(trx, uuid);
  const { phone } = openContact(context, uuid, row);
  await trx
    .updateTable('identity')
    .set({ ...sealContact(context, uuid, { email, phone }), email_verified_at: at, updated_at: at })
    .where('uuid', '=', uuid)
    .execute();
  return insertEmail(context, trx, row, email);
}

/** Removes the account from the address index, so that the address is free for another account. */
export async function forgetEmailIndex(trx: Trx, uuid: string): Promise<void> {
  await trx.deleteFrom('identity_index').where('identity_uuid', '=', uuid).where('kind', '=', 'EMAIL').execute();
}
