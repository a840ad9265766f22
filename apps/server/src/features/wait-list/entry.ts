import { createHmac } from 'node:crypto';
import type { joinWaitList, joinWaitListByEmail, Request } from '@lintel/contract';
import type { Context, Trx } from '../../kernel/context.ts';
import { type Key, sealContext } from '../../kernel/db/index.ts';

/** An entry of the wait list, as a person submits it. */
export type WaitListEntry = Request<typeof joinWaitList>['body'] | Request<typeof joinWaitListByEmail>['body'];

type Parts = Pick<Context, 'keys' | 'vault'>;

/** Hashes an entry's email and place, without letter case: the same email and place is one entry. */
function hashEntry(key: Key, organization: string, entry: WaitListEntry): string {
  const who =
    'street1' in entry
      ? [entry.email, entry.street1, entry.street2 ?? '', entry.city, entry.state, entry.zip]
      : [entry.email, entry.state];
  return createHmac('sha256', key.bytes)
    .update(JSON.stringify([organization, ...who].map((part) => part.trim().toLowerCase())))
    .digest('hex');
}

const toWaitListRow = ({ keys, vault }: Parts, organization: string, entry: WaitListEntry) => {
  const who_hash = hashEntry(keys.index[0], organization, entry);
  return {
    who_hash,
    who_key_id: keys.index[0].id,
    organisation: organization,
    state: entry.state,
    ...vault.seal(sealContext('wait_list', who_hash), entry),
  };
};

/** Adds a sealed entry unless the same person has one under any remaining key. Returns true when it was added. */
export async function addWaitListEntry(
  context: Parts & Pick<Context, 'db'>,
  organization: string,
  entry: WaitListEntry,
): Promise<boolean> {
  const { db, keys } = context;
  // Older entries are hashed with the password key.
  const hashes = [...new Set([...keys.index, ...keys.password])].map((key) => hashEntry(key, organization, entry));
  if (await db.selectFrom('wait_list').select('state').where('who_hash', 'in', hashes).executeTakeFirst()) return false;
  return (
    (await db
      .insertInto('wait_list')
      .values(toWaitListRow(context, organization, entry))
      .onConflict((conflict) => conflict.column('who_hash').doNothing())
      .returning('state')
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Rehashes an entry with the newest index key. The hash is part of its seal context, so it is sealed again. A duplicate
 * is removed.
 */
export async function rehashWaitListEntry(context: Parts, trx: Trx, hash: string): Promise<void> {
  const row = await trx.selectFrom('wait_list').selectAll().where('who_hash', '=', hash).forUpdate().executeTakeFirst();
  if (!row) return;
  const next = toWaitListRow(
    context,
    row.organisation,
    context.vault.open<WaitListEntry>(sealContext('wait_list', hash), row),
  );
  const isDuplicate =
    next.who_hash !== hash &&
    (await trx.selectFrom('wait_list').select('state').where('who_hash', '=', next.who_hash).executeTakeFirst()) !==
      undefined;
  await (
    isDuplicate
      ? trx.deleteFrom('wait_list').where('who_hash', '=', hash)
      : trx.updateTable('wait_list').set(next).where('who_hash', '=', hash)
  ).execute();
}
