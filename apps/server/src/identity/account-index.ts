import { sql } from 'kysely';
import { HASH_BATCH_SIZE, type HashIndex } from '../kernel/db/index.ts';
import { rehashIdentity } from './rehash.ts';

/** Rebuilds the keyed hashes of accounts' addresses and phone numbers when keys rotate. */
export const accountIndex: HashIndex = {
  name: 'accounts',
  // Reads the accounts themselves, so that it also finds an account that lost its hash, or that a server registered
  // only under an older key.
  async pending({ db, keys }, after) {
    const { rows } = await sql<{ id: string }>`
      select i.uuid as id from identity i
      where i.uuid > ${after}::uuid and (
        (i.set_aside_at is null and i.closed_at is null and not exists (select from identity_index new where new.identity_uuid = i.uuid and new.kind = 'EMAIL' and new.key_id = ${keys.index[0].id}))
        or exists (
          select from identity_index old where old.identity_uuid = i.uuid and old.key_id <> ${keys.index[0].id}
            and not exists (select from identity_index new where new.identity_uuid = i.uuid and new.kind = old.kind and new.key_id = ${keys.index[0].id})
        )
      )
      order by i.uuid limit ${HASH_BATCH_SIZE}`.execute(db);
    return rows.map(({ id }) => id);
  },
  rebuild: rehashIdentity,
  // Never removes the only hash of an account: a person who registered since the count can still log in.
  forgetOlder: async ({ db, keys }) =>
    void (await sql`
      delete from identity_index old where old.key_id <> ${keys.index[0].id}
        and exists (select from identity_index new where new.identity_uuid = old.identity_uuid and new.kind = old.kind and new.key_id = ${keys.index[0].id})`.execute(
      db,
    )),
};
