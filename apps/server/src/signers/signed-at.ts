import type { FactData } from '@lintel/domain';
import type { Executor } from '../db/vault.ts';

/** When each person of a loan signed a deed last. */
export async function deedsSignedAt(trx: Executor, uuid: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await trx
    .selectFrom('fact')
    .select(['data', 'at'])
    .where('application_uuid', '=', uuid)
    .where('type', '=', 'DeedSigned')
    .orderBy('sequence')
    .execute();
  return new Map(rows.map((row) => [(JSON.parse(row.data) as FactData['DeedSigned']).signer, row.at]));
}
