import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';

/**
 * Creates a reference into the file store, recorded before any content exists: of an upload, or of a document that we
 * write.
 */
export async function beginFile({ db }: Pick<Context, 'db'>, ref = `upload-${randomUUID()}`): Promise<string> {
  await db.insertInto('upload_begun').values({ file_ref: ref }).execute();
  return ref;
}

/** Part of the transaction that gives the file its own row. */
export async function claimFile(trx: Executor, ref: string): Promise<void> {
  await trx.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/** Deletes a file and then its record. If interrupted between the two, a later sweep finds the record. */
export async function dropFile({ db, vendors }: Pick<Context, 'db' | 'vendors'>, ref: string): Promise<void> {
  await vendors.files.delete(ref);
  await db.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/**
 * Part of the transaction that removes the last reference to files. They are deleted after it, by the first caller or
 * sweep.
 */
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

/** Records a file whose row this transaction removes, so that a sweep finds it if it isn't deleted. */
export async function releaseFile(trx: Executor, ref: string): Promise<void> {
  await trx
    .insertInto('upload_begun')
    .values({ file_ref: ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns up to 1,000 references recorded at least an hour ago. An upload takes minutes at most. */
export async function oldFiles(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_begun')
    .select('file_ref')
    .where('begun_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  return rows.map((row) => row.file_ref);
}
