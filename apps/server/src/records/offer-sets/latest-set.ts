import type { RawBuilder, Selectable } from 'kysely';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import type { PricedSet } from './saved-sets.ts';
import type { OfferTables } from './tables.ts';

/** One pricing of a loan with its offers, unsealed. */
export interface OfferSetRow {
  readonly uuid: string;
  readonly application_uuid: string;
  readonly version: number;
  readonly basis: number;
  readonly policy: string;
  readonly outcome: string;
  readonly data: PricedSet;
  readonly created_at: Date;
}

export const offerSetSealContext = (uuid: string): string => sealContext('offer_set', uuid);

/** Unseals a stored set. */
export const openSet = (
  vault: Vault,
  { sealed, key_id, ...row }: Selectable<OfferTables['offer_set']>,
): OfferSetRow => ({ ...row, data: vault.open<PricedSet>(offerSetSealContext(row.uuid), { sealed, key_id }) });

/** Returns the current offers. Any feature may read them. */
export async function findLatestSet(vault: Vault, trx: Executor, uuid: string): Promise<OfferSetRow | undefined> {
  const row = await trx
    .selectFrom('offer_set')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && openSet(vault, row);
}

/** Returns the offers of one pricing of a loan. */
export async function setOfVersion(
  vault: Vault,
  trx: Executor,
  uuid: string,
  version: number,
): Promise<OfferSetRow | undefined> {
  const row = await trx
    .selectFrom('offer_set')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && openSet(vault, row);
}

/** Returns the offers that a choice names. */
export async function setByUuid(vault: Vault, trx: Executor, setUuid: string): Promise<OfferSetRow | undefined> {
  const row = await trx.selectFrom('offer_set').selectAll().where('uuid', '=', setUuid).executeTakeFirst();
  return row && openSet(vault, row);
}

/** Returns the offers of every pricing after a version, oldest first. */
export async function setsSince(
  vault: Vault,
  trx: Executor,
  uuid: string,
  version: RawBuilder<number>,
): Promise<OfferSetRow[]> {
  const rows = await trx
    .selectFrom('offer_set')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  return rows.map((row) => openSet(vault, row));
}
