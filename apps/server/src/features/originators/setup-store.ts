import { sql, type Selectable } from 'kysely';
import type { Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { PageEnd } from '../../kernel/http/index.ts';
import type { OriginatorTables } from './tables.ts';

/** The setup link that was emailed to a referred person. */
export type SetupRow = Selectable<OriginatorTables['borrower_setup']>;

export async function insertSetup(trx: Executor, row: SetupRow): Promise<void> {
  await trx.insertInto('borrower_setup').values(row).execute();
}

export function findSetupByHash(trx: Executor, tokenHash: string): Promise<SetupRow | undefined> {
  return trx.selectFrom('borrower_setup').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export function findSetup(trx: Executor, referralUuid: string): Promise<SetupRow | undefined> {
  return trx.selectFrom('borrower_setup').selectAll().where('referral_uuid', '=', referralUuid).executeTakeFirst();
}

/** Replaces a link that wasn't used, whose token stops working. Returns whether it did. */
export async function replaceSetup(
  trx: Trx,
  before: Pick<SetupRow, 'referral_uuid' | 'number'>,
  next: Pick<SetupRow, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('borrower_setup')
    .set({ ...next, number: before.number + 1 })
    .where('referral_uuid', '=', before.referral_uuid)
    .where('number', '=', before.number)
    .where('used_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up. Returns false when another request did first. */
export async function markSetupUsed(trx: Trx, tokenHash: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('borrower_setup')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('referral_uuid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a loan officer's invitations, newest first, with their sealed referrals. */
export function listSetups(trx: Executor, originatorUuid: string, after: PageEnd | null, count: number) {
  const setups = trx
    .selectFrom('borrower_setup')
    .innerJoin('referral', 'referral.uuid', 'borrower_setup.referral_uuid')
    .selectAll('borrower_setup')
    .select(['referral.sealed', 'referral.key_id'])
    .select((set) =>
      set
        .exists(
          set
            .selectFrom('application_originator as of')
            .select('of.application_uuid')
            .whereRef('of.referral_uuid', '=', 'borrower_setup.referral_uuid'),
        )
        .as('is_finished'),
    )
    .where('borrower_setup.originator_uuid', '=', originatorUuid);
  const page = after
    ? setups.where(
        sql<boolean>`(borrower_setup.sent_at, borrower_setup.referral_uuid) < (${after.at}, ${after.uuid}::uuid)`,
      )
    : setups;
  return page.orderBy('sent_at', 'desc').orderBy('referral_uuid', 'desc').limit(count).execute();
}
