import { sql, type Kysely } from 'kysely';
import { emailRows, phoneRows, sealContact } from '../identity/index.ts';
import { type Keys, openVault } from '../kernel/db/index.ts';

/** Accounts of one round. */
const AT_ONCE = 500;

/**
 * Seals the address and phone number of each account, and looks accounts up by keyed hashes instead. All or nothing: a start that is cut off here begins
 * this again, and no server ever sees both.
 */
export async function up(db: Kysely<unknown>, keys: () => Promise<Keys>): Promise<void> {
  await sql`alter table identity add column sealed bytea, add column key_id text`.execute(db);
  await sql`
    create table identity_index (
      hash text collate "C" not null,
      key_id text not null,
      kind text not null,
      identity_uuid uuid not null references identity (uuid) on delete cascade,
      primary key (identity_uuid, kind, hash)
    )`.execute(db);
  await sql`create unique index identity_email on identity_index (hash) where kind = 'EMAIL'`.execute(db);
  await sql`create index identity_phone on identity_index (hash) where kind = 'PHONE'`.execute(db);
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const last = await sealSome(db, after, keys);
    if (last === undefined) break;
    after = last;
  }
  await sql`alter table identity alter column sealed set not null, alter column key_id set not null, drop column email, drop column phone, drop column email_key`.execute(
    db,
  );
}

interface Clear {
  readonly uuid: string;
  readonly organisation: string;
  readonly desk: boolean;
  readonly email: string;
  readonly phone: string;
  readonly set_aside_at: Date | null;
}

/** Answers the last account that it sealed. */
async function sealSome(db: Kysely<unknown>, after: string, keys: () => Promise<Keys>): Promise<string | undefined> {
  const { rows } =
    await sql<Clear>`select uuid, organisation, desk, email, phone, set_aside_at from identity where uuid > ${after} order by uuid limit ${AT_ONCE}`.execute(
      db,
    );
  if (rows.length === 0) return undefined;
  const context = { keys: await keys() };
  const vault = openVault(context.keys.vault);
  for (const row of rows) {
    const { sealed, key_id } = sealContact({ vault }, row.uuid, row);
    await sql`update identity set sealed = ${sealed}, key_id = ${key_id} where uuid = ${row.uuid}`.execute(db);
    for (const { hash, key_id: by, kind } of [
      ...(row.set_aside_at === null ? emailRows(context, row, row.email) : []),
      ...phoneRows(context, row, row.phone),
    ]) {
      await sql`insert into identity_index (hash, key_id, kind, identity_uuid) values (${hash}, ${by}, ${kind}, ${row.uuid})`.execute(
        db,
      );
    }
  }
  return rows.at(-1)?.uuid;
}
