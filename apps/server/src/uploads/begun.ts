import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';

/** A new reference into the file store, noted before anything stands under it. */
export async function beginFile({ db }: Pick<Context, 'db'>): Promise<string> {
  const ref = `upload-${randomUUID()}`;
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

/** Files of uploads that a crash cut off. Run now and then; an upload takes minutes at most. */
export async function dropAbandoned(context: Pick<Context, 'db' | 'vendors'>): Promise<number> {
  const rows = await context.db.selectFrom('upload_begun').select('file_ref').where('begun_at', '<', sql<Date>`now() - interval '1 hour'`).limit(1000).execute();
  for (const { file_ref: ref } of rows) await dropFile(context, ref);
  return rows.length;
}
