import type { DocumentType } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import type { Reader } from './documents.ts';

/** Returns how many uploads of a type a person hasn't submitted with their step yet, which is limited. */
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

/** Returns the number of a loan's uploads, of everyone on it, and their total bytes, which are limited. */
export async function measureUploads(trx: Executor, uuid: string): Promise<{ files: number; bytes: number }> {
  const held = await trx
    .selectFrom('document')
    .select((set) => [set.fn.countAll<string>().as('files'), set.fn.sum<string | null>('size').as('bytes')])
    .where('application_uuid', '=', uuid)
    .where('origin', '=', 'UPLOADED')
    .executeTakeFirstOrThrow();
  return { files: Number(held.files), bytes: Number(held.bytes ?? 0) };
}

/** Returns up to `limit` IDs of uploads that wait for a scanner. */
export async function unscannedUploads(trx: Executor, limit: number): Promise<string[]> {
  const rows = await trx.selectFrom('document').select('uuid').where('state', '=', 'SCANNING').limit(limit).execute();
  return rows.map(({ uuid }) => uuid);
}
