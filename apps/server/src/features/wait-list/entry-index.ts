import { sql } from 'kysely';
import { HASH_BATCH_SIZE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashWaitListEntry } from './entry.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The keyed hashes that recognize an entry of the wait list. A key rotation rebuilds them. */
export const waitListIndex: HashIndex = {
  name: 'wait list',
  pending: ({ db, keys }, after) =>
    ids(
      db
        .selectFrom('wait_list')
        .select('who_hash as id')
        .where(sql<string>`who_hash collate "C"`, '>', after)
        .where('who_key_id', '!=', keys.index[0].id)
        .orderBy(sql`who_hash collate "C"`)
        .limit(HASH_BATCH_SIZE)
        .execute(),
    ),
  rebuild: rehashWaitListEntry,
  forgetOlder: async () => undefined,
};
