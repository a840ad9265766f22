import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';

/** A new reference into the file store, noted before anything stands under it: of an upload, or of a paper that we write. */
export async function beginFile({ db }: Pick<Context, 'db'>, ref = `upload-${randomUUID()}`): Promise<string> {
  await db.insertInto('upload_begun').values({ file_ref: ref }).execute();
  return ref;
}

/** Part of the transaction that gives the file a row of its own. */
export async function keepFile(trx: Executor, ref: string): Promise<void> {
  await trx.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/** Takes a file away again, and its note after it: interrupted between the two, the note is found later. */
export async function dropFile({ db, vendors }: Pick<Context, 'db' | 'vendors'>, ref: string): Promise<void> {
  await vendors.files.delete(ref);
  await db.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/** Part of the transaction that takes the last reference to files away: they are deleted after it, by whoever comes first. */
export async function abandonFiles(trx: Executor, refs: readonly (string | null)[]): Promise<void> {
  const rows = refs.flatMap((file_ref) =>
    file_ref === null ? [] : [{ file_ref, begun_at: sql<Date>`now() - interval '2 hours'` }],
  );
  if (rows.length > 0)
    await trx
      .insertInto('upload_begun')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('file_ref').doUpdateSet((set) => ({ begun_at: set.ref('excluded.begun_at') })),
      )
      .execute();
}

/** Notes a file whose row is removed in this transaction, so that it is found when nobody deletes it. */
export async function releaseFile(trx: Executor, ref: string): Promise<void> {
  await trx
    .insertInto('upload_begun')
    .values({ file_ref: ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** References that were noted an hour ago or earlier, up to 1,000: an upload takes minutes at most. */
export async function oldFiles(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_begun')
    .select('file_ref')
    .where('begun_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  return rows.map((row) => row.file_ref);
}
