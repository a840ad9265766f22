import type { DocumentType } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import type { Reader } from './documents.ts';

/** How many uploads of a type a person has not sent with their step yet. */
export async function countUnsent(trx: Executor, { uuid, audience }: Reader, type: DocumentType): Promise<number> {
  const { count } = await trx
    .selectFrom('document')
    .select((set) => set.fn.countAll<string>().as('count'))
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .where('origin', '=', 'UPLOADED')
    .where('type', '=', type)
    .where('submitted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many uploads a loan has, of everyone on it, and their bytes together. */
export async function measureUploads(trx: Executor, uuid: string): Promise<{ files: number; bytes: number }> {
  const held = await trx
    .selectFrom('document')
    .select((set) => [set.fn.countAll<string>().as('files'), set.fn.sum<string | null>('size').as('bytes')])
    .where('application_uuid', '=', uuid)
    .where('origin', '=', 'UPLOADED')
    .executeTakeFirstOrThrow();
  return { files: Number(held.files), bytes: Number(held.bytes ?? 0) };
}

/** Ids of uploads that wait for a scanner, up to `most`. */
export async function unscannedUploads(trx: Executor, most: number): Promise<string[]> {
  const rows = await trx.selectFrom('document').select('uuid').where('state', '=', 'SCANNING').limit(most).execute();
  return rows.map(({ uuid }) => uuid);
}
