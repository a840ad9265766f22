import type { Executor } from '../db/vault.ts';
import type { OfferSetRow } from './latest-set.ts';
import type { StoredChoice } from './stored-choice.ts';

export async function insertSet(trx: Executor, row: OfferSetRow): Promise<void> {
  await trx.insertInto('offer_set').values({ ...row, data: JSON.stringify(row.data) }).execute();
}

/** Every set of a loan, oldest first. */
export function allSets(trx: Executor, uuid: string): Promise<OfferSetRow[]> {
  return trx.selectFrom('offer_set').selectAll().where('application_uuid', '=', uuid).orderBy('version').execute();
}

export async function saveDraft(trx: Executor, uuid: string, offerSetUuid: string, choice: StoredChoice): Promise<void> {
  const row = { offer_set_uuid: offerSetUuid, data: JSON.stringify(choice), saved_at: new Date() };
  await trx.insertInto('offer_selection').values({ application_uuid: uuid, ...row }).onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row)).execute();
}

export async function draftOf(trx: Executor, uuid: string): Promise<StoredChoice | undefined> {
  const row = await trx.selectFrom('offer_selection').select('data').where('application_uuid', '=', uuid).executeTakeFirst();
  return row?.data;
}
