import type { Executor } from '../db/vault.ts';
import type { PricedSet } from './priced-set.ts';

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

/** The offers that stand now: any feature may read them. */
export function latestSet(trx: Executor, uuid: string): Promise<OfferSetRow | undefined> {
  return trx.selectFrom('offer_set').selectAll().where('application_uuid', '=', uuid).orderBy('version', 'desc').limit(1).executeTakeFirst();
}
