import { sql } from 'kysely';
import type { Executor } from '../kernel/db/index.ts';

/**
 * Returns signers whose ID a staff member must review, of one file or of all: their latest result is PENDING_REVIEW.
 */
export async function signersInReview(
  trx: Executor,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; person: string; at: Date }[]> {
  const signer = sql<string>`fact.data::jsonb ->> 'signer'`;
  let last = trx
    .selectFrom('fact')
    .innerJoin('application', 'application.uuid', 'fact.application_uuid')
    .select([
      'application.uuid',
      'application.organisation',
      signer.as('person'),
      sql<string>`fact.data::jsonb ->> 'result'`.as('result'),
      'fact.at',
    ])
    .distinctOn(['application.uuid', signer])
    .where('fact.type', '=', 'SignerIdentityChecked')
    .where('application.active', '=', true)
    // Most checks never wait for review. The index contains those that did.
    .where(
      'application.uuid',
      'in',
      trx
        .selectFrom('fact as waited')
        .select('waited.application_uuid')
        .where('waited.type', '=', sql.lit('SignerIdentityChecked'))
        .where(sql<boolean>`waited.data like '%"PENDING_REVIEW"%'`),
    )
    // A removed signer signs nothing.
    .where(sql<boolean>`jsonb_exists(application.projection -> 'signers', ${signer})`)
    .orderBy('application.uuid')
    .orderBy(signer)
    .orderBy('fact.sequence', 'desc');
  if (uuid !== undefined) last = last.where('application.uuid', '=', uuid);
  const rows = await trx.selectFrom(last.as('last')).selectAll().where('result', '=', 'PENDING_REVIEW').execute();
  return rows.map(({ result: _result, ...row }) => row);
}
