import type { Choice, PricingResult, PricedLiability, PricingInputs } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { openSet, offerSetSealContext, type OfferSetRow } from './latest-set.ts';

/** Seals and saves the offers of one pricing. */
export async function insertSet(vault: Vault, trx: Executor, { data, ...row }: OfferSetRow): Promise<void> {
  await trx
    .insertInto('offer_set')
    .values({ ...row, ...vault.seal(offerSetSealContext(row.uuid), data) })
    .execute();
}

/** Returns every set of a loan, oldest first. */
export async function allSets(vault: Vault, trx: Executor, uuid: string): Promise<OfferSetRow[]> {
  const rows = await trx
    .selectFrom('offer_set')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('version')
    .execute();
  return rows.map((row) => openSet(vault, row));
}

const draftSealContext = (uuid: string): string => sealContext('offer_selection', uuid);

/** Saves the borrower's choice before they confirm it, in place of an earlier draft. */
export async function saveDraft(
  vault: Vault,
  trx: Executor,
  uuid: string,
  offerSetUuid: string,
  choice: Choice,
): Promise<void> {
  const row = { offer_set_uuid: offerSetUuid, saved_at: new Date(), ...vault.seal(draftSealContext(uuid), choice) };
  await trx
    .insertInto('offer_selection')
    .values({ application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
    .execute();
}

export async function findDraftChoice(vault: Vault, trx: Executor, uuid: string): Promise<Choice | undefined> {
  const row = await trx
    .selectFrom('offer_selection')
    .select(['sealed', 'key_id'])
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row && vault.open<Choice>(draftSealContext(uuid), row);
}

/** A pricing's outcome: the result, the debts it counted, and what had changed since the previous one. */
export interface PricedSet {
  readonly priced: PricingResult;
  readonly liabilities: readonly PricedLiability[];
  readonly inputs: ExplainedInputs;
  /** Why the price was recomputed, as names of causes. Earlier rows have their English words. Empty for the first. */
  readonly because: readonly string[];
}

/** The inputs of a pricing whose change since the previous one is explained. */
export type ExplainedInputs = Pick<
  PricingInputs,
  'homeValue' | 'annualIncome' | 'assets' | 'score' | 'reducedOfferAccepted'
>;
