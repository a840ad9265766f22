import { sql } from 'kysely';
import type { Context, Trx } from '../context.ts';
import { indexFileAgain } from '../file-index/index-file.ts';
import { rehashIdentity } from '../identity/rehash.ts';
import { readApplication } from '../loan-file/applications.ts';
import { peopleOf } from '../sanctions/people.ts';
import { matchPlace, rehashSubjects, subjectHashes, type KeptMatch } from '../sanctions/screen.ts';
import { rehashSigner } from '../signers/rehash.ts';
import { rehashEntry } from '../wait-list/entry.ts';

type Parts = Pick<Context, 'db' | 'keys' | 'vault'>;

/** What people and files are found by: keyed hashes, made anew from what is sealed. */
export interface Index {
  readonly name: string;
  /** Ids of what has no hash under the newest key yet, some at a time, after an id. */
  pending(context: Parts, after: string): Promise<readonly string[]>;
  rebuild(context: Parts, trx: Trx, id: string): Promise<void>;
  /** Removes hashes of older keys once everything has one of the newest. */
  forgetOlder(context: Parts): Promise<void>;
}

/** Ids of one round. */
const AT_ONCE = 100;
/** Sorts before every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const ids = async (rows: Promise<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id);

/** The lock that a record takes: nobody changes the people of a file in between. */
const lock = (trx: Trx, uuid: string) =>
  trx.selectFrom('application').select('uuid').where('uuid', '=', uuid).forUpdate().execute();

export const INDEXES: readonly Index[] = [
  {
    name: 'accounts',
    // From the accounts themselves: one that lost its hash, or that a server registered under an older key alone, is found too.
    async pending({ db, keys }, after) {
      const { rows } = await sql<{ id: string }>`
        select i.uuid as id from identity i
        where i.uuid > ${after}::uuid and (
          (i.set_aside_at is null and not exists (select from identity_index new where new.identity_uuid = i.uuid and new.kind = 'EMAIL' and new.key_id = ${keys.index[0].id}))
          or exists (
            select from identity_index old where old.identity_uuid = i.uuid and old.key_id <> ${keys.index[0].id}
              and not exists (select from identity_index new where new.identity_uuid = i.uuid and new.kind = old.kind and new.key_id = ${keys.index[0].id})
          )
        )
        order by i.uuid limit ${AT_ONCE}`.execute(db);
      return rows.map(({ id }) => id);
    },
    rebuild: rehashIdentity,
    // Never the only hash of an account: someone who registered since we counted can still log in.
    forgetOlder: async ({ db, keys }) =>
      void (await sql`
        delete from identity_index old where old.key_id <> ${keys.index[0].id}
          and exists (select from identity_index new where new.identity_uuid = old.identity_uuid and new.kind = old.kind and new.key_id = ${keys.index[0].id})`.execute(
        db,
      )),
  },
  {
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
          .limit(AT_ONCE)
          .execute(),
      ),
    async rebuild(context, trx, uuid) {
      await lock(trx, uuid);
      await indexFileAgain(context, trx, uuid);
    },
    forgetOlder: async ({ db, keys }) =>
      void (await sql`
        delete from file_token old where old.key_id <> ${keys.index[0].id}
          and exists (select from file_token new where new.application_uuid = old.application_uuid and new.key_id = ${keys.index[0].id})`.execute(
        db,
      )),
  },
  {
    name: 'signers',
    pending: ({ db, keys }, after) =>
      ids(
        db
          .selectFrom('signer')
          .select('person as id')
          .where(sql<string>`person::text`, '>', after)
          .where('email_hash', 'is not', null)
          .where('email_key_id', '!=', keys.index[0].id)
          .orderBy(sql`person::text`)
          .limit(AT_ONCE)
          .execute(),
      ),
    rebuild: rehashSigner,
    forgetOlder: async () => undefined,
  },
  {
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
          .limit(AT_ONCE)
          .execute(),
      ),
    async rebuild(context, trx, uuid) {
      await lock(trx, uuid);
      const row = await readApplication(trx, uuid);
      if (row) await rehashSubjects(context, trx, row, await peopleOf(context, trx, uuid, row.projection));
    },
    forgetOlder: async ({ db, keys }) =>
      void (await db.deleteFrom('sanctions_subject_key').where('key_id', '!=', keys.index[0].id).execute()),
  },
  {
    name: 'sanctions matches',
    pending: ({ db, keys }, after) =>
      ids(
        db
          .selectFrom('sanctions_match')
          .select('uuid as id')
          .where('uuid', '>', after)
          .where('subject_key_id', '!=', keys.index[0].id)
          .orderBy('uuid')
          .limit(AT_ONCE)
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
      const { ours } = context.vault.open<KeptMatch>(matchPlace(uuid), row);
      const [hash = ''] = subjectHashes(context, { uuid: row.application_uuid, organisation: row.organisation }, ours);
      await trx
        .updateTable('sanctions_match')
        .set({ subject_hash: hash, subject_key_id: context.keys.index[0].id })
        .where('uuid', '=', uuid)
        .execute();
    },
    forgetOlder: async () => undefined,
  },
  {
    name: 'wait list',
    pending: ({ db, keys }, after) =>
      ids(
        db
          .selectFrom('wait_list')
          .select('who_hash as id')
          .where(sql<string>`who_hash collate "C"`, '>', after)
          .where('who_key_id', '!=', keys.index[0].id)
          .orderBy(sql`who_hash collate "C"`)
          .limit(AT_ONCE)
          .execute(),
      ),
    rebuild: rehashEntry,
    forgetOlder: async () => undefined,
  },
];
