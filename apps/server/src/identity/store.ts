import { OTHER_RECORDS } from '@lintel/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor } from '../db/vault.ts';
import { emailKey } from './email-key.ts';
import type { IdentityTables } from './tables.ts';

export type IdentityRow = Selectable<IdentityTables['identity']>;

/** Accounts of borrowers and of the desk are apart, though somebody may have both under one address. */
export function findByEmail(trx: Executor, organisation: string, email: string, desk = false): Promise<IdentityRow | undefined> {
  return trx.selectFrom('identity').selectAll().where('organisation', '=', organisation).where('email_key', '=', emailKey(email)).where('desk', '=', desk).executeTakeFirst();
}

export function readIdentityRow(trx: Executor, uuid: string): Promise<IdentityRow | undefined> {
  return trx.selectFrom('identity').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** False when the address is taken, also by somebody who came in the same moment. */
export async function insertIdentity(trx: Executor, row: Insertable<IdentityTables['identity']>): Promise<boolean> {
  const done = await trx
    .insertInto('identity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organisation', 'email_key', 'desk']).doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (done && !row.desk) {
    const due_at = sql<Date>`now() + ${OTHER_RECORDS.ACCOUNT} * interval '1 day'`;
    await trx.insertInto('account_due').values({ identity_uuid: row.uuid, due_at }).onConflict((conflict) => conflict.doNothing()).execute();
  }
  return done !== undefined;
}

export async function savePhone(trx: Executor, uuid: string, phone: string, at: Date): Promise<void> {
  await trx.updateTable('identity').set({ phone, updated_at: at }).where('uuid', '=', uuid).execute();
}
