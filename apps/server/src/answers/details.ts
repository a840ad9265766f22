import type { Executor } from '../db/vault.ts';
import type { ApplicationTables } from './tables.ts';

type Detail = ApplicationTables['application_detail'];

export async function insertDetail(trx: Executor, row: Detail): Promise<void> {
  await trx.insertInto('application_detail').values(row).execute();
}

export async function detailOf(trx: Executor, uuid: string): Promise<Detail> {
  return trx
    .selectFrom('application_detail')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
}

export async function replaceRefs(
  trx: Executor,
  uuid: string,
  refs: Partial<Pick<Detail, 'profile_ref' | 'property_ref'>> & Pick<Detail, 'updated_at'>,
): Promise<void> {
  await trx.updateTable('application_detail').set(refs).where('application_uuid', '=', uuid).execute();
}
