import { randomUUID } from 'node:crypto';
import type { ASSET_TYPES } from '@lintel/contract';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';

/** An account that the borrower listed, as it is stored sealed. */
export interface Asset {
  readonly assetUuid: string;
  readonly type: (typeof ASSET_TYPES)[number];
  readonly institution: string;
  /** Dollars. */
  readonly balance: number;
}

const assetSealContext = (uuid: string): string => sealContext('asset', uuid);

export async function insertAsset(
  vault: Vault,
  trx: Executor,
  application: string,
  asset: Omit<Asset, 'assetUuid'>,
): Promise<Asset> {
  const uuid = randomUUID();
  await trx
    .insertInto('asset')
    .values({ uuid, application_uuid: application, ...vault.seal(assetSealContext(uuid), asset) })
    .execute();
  return { assetUuid: uuid, ...asset };
}

export async function loadAssets(vault: Vault, trx: Executor, application: string): Promise<Asset[]> {
  const rows = await trx
    .selectFrom('asset')
    .selectAll()
    .where('application_uuid', '=', application)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...vault.open<Omit<Asset, 'assetUuid'>>(assetSealContext(row.uuid), row),
    assetUuid: row.uuid,
  }));
}

export async function countAssets(trx: Executor, application: string): Promise<number> {
  const { count } = await trx
    .selectFrom('asset')
    .select((of) => of.fn.countAll().as('count'))
    .where('application_uuid', '=', application)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes an account from the list. Returns whether it was there. */
export async function deleteAsset(trx: Executor, application: string, uuid: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('asset')
    .where('application_uuid', '=', application)
    .where('uuid', '=', uuid.toLowerCase())
    .returning('uuid')
    .execute();
  return deleted.length > 0;
}
