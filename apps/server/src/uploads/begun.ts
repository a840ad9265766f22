import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';

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

/** Files of uploads and papers that a crash cut off. Run now and then; an upload takes minutes at most. What a row names by now is no longer begun. */
export async function dropAbandoned(context: Pick<Context, 'db' | 'vendors'>): Promise<number> {
  const rows = await context.db
    .selectFrom('upload_begun')
    .select('file_ref')
    .where('begun_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  const refs = rows.map((row) => row.file_ref);
  const kept = await named(context.db, refs);
  for (const ref of refs) await (kept.has(ref) ? keepFile(context.db, ref) : dropFile(context, ref));
  return refs.length - kept.size;
}

async function named(db: Executor, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .select(['file_ref', 'text_ref'])
    .where((of) => of.or([of('file_ref', 'in', refs), of('text_ref', 'in', refs)]))
    .execute();
  const all = new Set(rows.flatMap((row) => [row.file_ref, row.text_ref]));
  return new Set(refs.filter((ref) => all.has(ref)));
}
