import { randomUUID } from 'node:crypto';
import type { OfferCode } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import { type Key, sealContext, type Executor } from '../../kernel/db/index.ts';
import { hashUnder } from '../../kernel/http/index.ts';

type Parts = Pick<Context, 'keys' | 'vault'>;

const hashCode = (key: Key, organization: string, code: string): string =>
  hashUnder(key, 'offer_code', organization, code);

const toHashColumns = ({ keys }: Pick<Context, 'keys'>, organization: string, code: string) => ({
  code_hash: hashCode(keys.index[0], organization, code),
  code_key_id: keys.index[0].id,
});

async function findRow({ keys }: Parts, trx: Executor, organization: string, code: string) {
  return trx
    .selectFrom('offer_code')
    .select(['uuid', 'sealed', 'key_id'])
    .where('organisation', '=', organization)
    .where(
      'code_hash',
      'in',
      keys.index.map((key) => hashCode(key, organization, code)),
    )
    .executeTakeFirst();
}

/** Finds an offer by its normalized code (`normalizeOfferCode`), even after its respond-by date. */
export async function findOfferByCode(
  context: Parts,
  trx: Executor,
  organization: string,
  code: string,
): Promise<OfferCode | undefined> {
  const row = await findRow(context, trx, organization, code);
  return row && context.vault.open<OfferCode>(sealContext('offer_code', row.uuid), row);
}

/** Saves an offer, in place of one with the same code. Returns whether it is new. */
export async function saveOffer(context: Parts, trx: Trx, organization: string, offer: OfferCode): Promise<boolean> {
  const known = await findRow(context, trx, organization, offer.offerCode);
  const uuid = known?.uuid ?? randomUUID();
  const values = {
    ...toHashColumns(context, organization, offer.offerCode),
    respond_by: offer.respondByDate,
    ...context.vault.seal(sealContext('offer_code', uuid), offer),
  };
  if (known) await trx.updateTable('offer_code').set(values).where('uuid', '=', uuid).execute();
  else
    await trx
      .insertInto('offer_code')
      .values({ uuid, organisation: organization, ...values })
      .execute();
  return known === undefined;
}

/** Counts a lender's codes by respond-by date, newest first. */
export const countByDate = (trx: Executor, organization: string): Promise<{ respondByDate: string; codes: number }[]> =>
  trx
    .selectFrom('offer_code')
    .select([sql<string>`respond_by::text`.as('respondByDate'), sql<number>`count(*)::int`.as('codes')])
    .where('organisation', '=', organization)
    .groupBy('respond_by')
    .orderBy('respond_by', 'desc')
    .execute();

/** Hashes an offer's code with the newest index key. */
export async function rehashOffer(context: Parts, trx: Executor, uuid: string): Promise<void> {
  const row = await trx
    .selectFrom('offer_code')
    .select(['organisation', 'sealed', 'key_id'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const { offerCode } = context.vault.open<OfferCode>(sealContext('offer_code', uuid), row);
  await trx
    .updateTable('offer_code')
    .set(toHashColumns(context, row.organisation, offerCode))
    .where('uuid', '=', uuid)
    .execute();
}
