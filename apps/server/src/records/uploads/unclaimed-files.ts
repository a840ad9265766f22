import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';

/**
 * Creates a reference for a file that will be stored, an upload or a document that we write, and records it as
 * unclaimed. A sweep deletes the file if nothing claims it.
 */
export async function beginFile({ db }: Pick<Context, 'db'>, ref = `upload-${randomUUID()}`): Promise<string> {
  await db.insertInto('upload_begun').values({ file_ref: ref }).execute();
  return ref;
}

/** Forgets that a file is unclaimed, in the transaction that gives it its own row. */
export async function claimFile(trx: Executor, ref: string): Promise<void> {
  await trx.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/** Deletes a file and then its record. If interrupted between the two, a later sweep finds the record. */
export async function dropFile({ db, vendors }: Pick<Context, 'db' | 'vendors'>, ref: string): Promise<void> {
  await vendors.files.delete(ref);
  await db.deleteFrom('upload_begun').where('file_ref', '=', ref).execute();
}

/**
 * Records files for deletion, in the transaction that removes the last reference to them. The next sweep deletes them.
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

/**
 * Records a file as unclaimed again, in the transaction that removes its row, so that a sweep finds it if it isn't
 * deleted.
 */
export async function releaseFile(trx: Executor, ref: string): Promise<void> {
  await trx
    .insertInto('upload_begun')
    .values({ file_ref: ref })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns up to 1,000 unclaimed files recorded at least an hour ago. An upload takes minutes at most. */
export async function listUnclaimedFiles(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_begun')
    .select('file_ref')
    .where('begun_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  return rows.map((row) => row.file_ref);
}
