import { sql, type RawBuilder } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { abandonFiles, dropFile, claimFile, listUnclaimedFiles } from '../uploads/index.ts';

/**
 * Deletes abandoned files, and files of uploads and documents that a crash interrupted. Files that a row now names
 * stay. Returns how many were deleted.
 */
export async function dropAbandoned(context: Pick<Context, 'db' | 'vendors'>): Promise<number> {
  const refs = await listUnclaimedFiles(context.db);
  const referenced = await findReferencedFiles(context.db, refs);
  for (const ref of refs) await (referenced.has(ref) ? claimFile(context.db, ref) : dropFile(context, ref));
  return refs.length - referenced.size;
}

async function findReferencedFiles(db: Executor, refs: readonly string[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .select(['file_ref', 'text_ref'])
    .where((of) => of.or([of('file_ref', 'in', refs), of('text_ref', 'in', refs)]))
    .execute();
  const all = new Set(rows.flatMap((row) => [row.file_ref, row.text_ref]));
  return new Set(refs.filter((ref) => all.has(ref)));
}

/**
 * Deletes the files of the documents that match a condition, after the transaction. The caller must change their rows.
 */
export async function abandonDocumentFiles(trx: Trx, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    file_ref: string | null;
    text_ref: string | null;
  }>`select file_ref, text_ref from document where ${condition}`.execute(trx);
  await abandonFiles(
    trx,
    rows.flatMap((row) => [row.file_ref, row.text_ref]),
  );
}

/**
 * Deletes the bytes of refused uploads that match a condition; the rows stay. Returns how many of at most 100 there
 * were.
 */
export async function abandonRefusedFiles(trx: Trx, condition: RawBuilder<boolean>): Promise<number> {
  const rows = await trx
    .selectFrom('document')
    .select(['uuid', 'file_ref', 'text_ref'])
    .where('state', '=', 'REFUSED')
    .where('file_ref', 'is not', null)
    .where(condition)
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  await abandonFiles(
    trx,
    rows.flatMap((row) => [row.file_ref, row.text_ref]),
  );
  await trx
    .updateTable('document')
    .set({ file_ref: null, text_ref: null })
    .where(
      'uuid',
      'in',
      rows.map((row) => row.uuid),
    )
    .execute();
  return rows.length;
}

/** Returns when the last document of a loan was made or letter mailed, or null. */
export async function lastDocumentAt(trx: Executor, uuid: string): Promise<Date | null> {
  const newest = await trx
    .selectFrom('document')
    .select((of) => of.fn.max('created_at').as('at'))
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  const mailed = await trx
    .selectFrom('letter')
    .select((of) => of.fn.max('posted_at').as('at'))
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  const times = [newest?.at, mailed?.at].flatMap((at) => (at ? [new Date(at).getTime()] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
}
