import { HASH_BATCH_SIZE, type HashIndex } from '../../kernel/db/index.ts';
import { lockApplication } from '../../loan-file/index.ts';
import { loadScreenedPeople } from './people.ts';
import { matchSealContext, rehashSubjects, subjectHashes, type StoredMatch } from './screen.ts';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The keyed hashes of screened people, by file. A key rotation rebuilds them. */
export const subjectIndex: HashIndex = {
  name: 'sanctions subjects',
  pending: ({ db, keys }, after) =>
    ids(
      db
        .selectFrom('sanctions_subject')
        .select('application_uuid as id')
        .distinct()
        .where('application_uuid', '>', after)
        .where('key_id', '!=', keys.index[0].id)
        .orderBy('id')
        .limit(HASH_BATCH_SIZE)
        .execute(),
    ),
  async rebuild(context, trx, uuid) {
    // Takes the same lock as `record`, so that the file's people don't change in between.
    const row = await lockApplication(trx, uuid);
    if (row) await rehashSubjects(context, trx, row, await loadScreenedPeople(context, trx, uuid, row.projection));
  },
  forgetOlder: async ({ db, keys }) =>
    void (await db.deleteFrom('sanctions_subject_key').where('key_id', '!=', keys.index[0].id).execute()),
};

/** The keyed hashes of the people in possible matches. A key rotation rebuilds them. */
export const matchIndex: HashIndex = {
  name: 'sanctions matches',
  pending: ({ db, keys }, after) =>
    ids(
      db
        .selectFrom('sanctions_match')
        .select('uuid as id')
        .where('uuid', '>', after)
        .where('subject_key_id', '!=', keys.index[0].id)
        .orderBy('uuid')
        .limit(HASH_BATCH_SIZE)
        .execute(),
    ),
  async rebuild(context, trx, uuid) {
    const row = await trx
      .selectFrom('sanctions_match')
      .selectAll()
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { ours } = context.vault.open<StoredMatch>(matchSealContext(uuid), row);
    const [hash = ''] = subjectHashes(context, { uuid: row.application_uuid, organisation: row.organisation }, ours);
    await trx
      .updateTable('sanctions_match')
      .set({ subject_hash: hash, subject_key_id: context.keys.index[0].id })
      .where('uuid', '=', uuid)
      .execute();
  },
  forgetOlder: async () => undefined,
};
