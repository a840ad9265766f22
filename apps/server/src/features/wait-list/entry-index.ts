import { sql } from 'kysely';
import { HASHES_AT_ONCE, type HashIndex } from '../../kernel/db/index.ts';
import { rehashEntry } from './entry.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The keyed hashes of the wait list. */
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
        .limit(HASHES_AT_ONCE)
        .execute(),
    ),
  rebuild: rehashEntry,
  forgetOlder: async () => undefined,
};
