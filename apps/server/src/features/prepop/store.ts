import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { hashToken } from '../../kernel/http/index.ts';
import type { Prepop, PrepopBody } from './types.ts';

type Parts = Pick<Context, 'vault' | 'sessionNow'>;

/** Adds a partner of a lender. Returns false when the lender already has one of this name. */
export async function insertPartner(
  trx: Executor,
  { organisation, name, key }: { readonly organisation: string; readonly name: string; readonly key: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('partner')
    .values({ uuid: randomUUID(), organisation, name, key_hash: hashToken(key) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Removes a partner, with its key and what it sent. Returns false when the lender has none of this name. */
export async function removePartner(
  trx: Executor,
  { organisation, name }: { readonly organisation: string; readonly name: string },
): Promise<boolean> {
  const partner = await trx
    .selectFrom('partner')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (!partner) return false;
  await trx.deleteFrom('prepop').where('partner_uuid', '=', partner.uuid).execute();
  await trx.deleteFrom('partner').where('uuid', '=', partner.uuid).execute();
  return true;
}

/** Returns the lender's partner whose key this is. */
export const findPartner = (trx: Executor, organization: string, key: string): Promise<{ uuid: string } | undefined> =>
  trx
    .selectFrom('partner')
    .select('uuid')
    .where('organisation', '=', organization)
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst();

/** Saves a partner's answers, sealed, under the hash of their link. */
export async function insertPrepop(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  prepop: {
    readonly organisation: string;
    readonly partnerUuid: string;
    readonly linkToken: string;
    readonly expiresAt: Date;
    readonly answers: PrepopBody;
  },
): Promise<void> {
  const uuid = randomUUID();
  await trx
    .insertInto('prepop')
    .values({
      uuid,
      organisation: prepop.organisation,
      partner_uuid: prepop.partnerUuid,
      link_hash: hashToken(prepop.linkToken),
      expires_at: prepop.expiresAt,
      ...vault.seal(sealContext('prepop', uuid), prepop.answers),
    })
    .execute();
}

/**
 * Ends a link and moves its answers to the cookie of the browser that opened it. Returns false for a link that was
 * opened or expired.
 */
export async function redeemLink(
  { sessionNow }: Parts,
  trx: Executor,
  organization: string,
  redemption: { readonly linkToken: string; readonly cookieToken: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('prepop')
    .set({ cookie_hash: hashToken(redemption.cookieToken), expires_at: redemption.expiresAt })
    .where('organisation', '=', organization)
    .where('link_hash', '=', hashToken(redemption.linkToken))
    .where('cookie_hash', 'is', null)
    .where('expires_at', '>', sessionNow())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the answers that belong to a browser's cookie until they expire. */
export async function findPrepop(
  { vault, sessionNow }: Parts,
  trx: Executor,
  organization: string,
  cookieToken: string,
): Promise<Prepop | undefined> {
  const row = await trx
    .selectFrom('prepop')
    .innerJoin('partner', 'partner.uuid', 'prepop.partner_uuid')
    .select(['prepop.uuid', 'prepop.sealed', 'prepop.key_id', 'partner.name'])
    .where('prepop.organisation', '=', organization)
    .where('prepop.cookie_hash', '=', hashToken(cookieToken))
    .where('prepop.expires_at', '>', sessionNow())
    .executeTakeFirst();
  return row && { partner: row.name, answers: vault.open<PrepopBody>(sealContext('prepop', row.uuid), row) };
}

export async function deletePrepop(trx: Executor, cookieToken: string): Promise<void> {
  await trx.deleteFrom('prepop').where('cookie_hash', '=', hashToken(cookieToken)).execute();
}
