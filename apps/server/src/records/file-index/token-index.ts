import { sql } from 'kysely';
import { HASH_BATCH_SIZE, type HashIndex } from '../../kernel/db/index.ts';
import { lockApplication } from '../../loan-file/index.ts';
import { indexFileAgain } from './index-file.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** Lets a key rotation rebuild the keyed hashes by which files are found. */
export const fileTokenIndex: HashIndex = {
  name: 'search',
  pending: ({ db, keys }, after) =>
    ids(
      db
        .selectFrom('file_token as old')
        .select('old.application_uuid as id')
        .distinct()
        .where('old.application_uuid', '>', after)
        .where((set) =>
          set.not(
            set.exists(
              set
                .selectFrom('file_token as new')
                .select('new.hash')
                .whereRef('new.application_uuid', '=', 'old.application_uuid')
                .where('new.key_id', '=', keys.index[0].id),
            ),
          ),
        )
        .orderBy('id')
        .limit(HASH_BATCH_SIZE)
        .execute(),
    ),
  async rebuild(context, trx, uuid) {
    // Takes the same lock as `record`, so that the file's people don't change in between.
    await lockApplication(trx, uuid);
    await indexFileAgain(context, trx, uuid);
  },
  forgetOlder: async ({ db, keys }) =>
    void (await sql`
      delete from file_token old where old.key_id <> ${keys.index[0].id}
        and exists (select from file_token new where new.application_uuid = old.application_uuid and new.key_id = ${keys.index[0].id})`.execute(
      db,
    )),
};
