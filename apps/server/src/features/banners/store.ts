import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { BannerTables } from './tables.ts';

export type BannerRow = Selectable<BannerTables['banner']>;
/** The columns of a banner that staff enter. */
export type BannerValues = Omit<
  Insertable<BannerTables['banner']>,
  'uuid' | 'organisation' | 'version' | 'created_at' | 'updated_at'
>;

/**
 * Builds the query of the banners that a lender's pages show at an instant, newest first: switched on (`active`),
 * within their times, and either the lender's own or for every lender.
 */
export const selectActiveBanners = (trx: Executor, organization: string, now: Date) =>
  trx
    .selectFrom('banner')
    .selectAll()
    .where('active', '=', true)
    .where((where) => where.or([where('organisation', '=', organization), where('organisation', 'is', null)]))
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('created_at', 'desc');

/** Returns a lender's own banners, newest first, without those for every lender. */
export const listOwnBanners = (trx: Executor, organization: string): Promise<BannerRow[]> =>
  trx.selectFrom('banner').selectAll().where('organisation', '=', organization).orderBy('created_at', 'desc').execute();

/** Counts a lender's banners that haven't ended, except the given one. */
export async function countOpenBanners(
  trx: Executor,
  organization: string,
  now: Date,
  except?: string,
): Promise<number> {
  const open = trx
    .selectFrom('banner')
    .select((of) => of.fn.countAll<string | number>().as('n'))
    .where('organisation', '=', organization)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]));
  const row = await (except === undefined ? open : open.where('uuid', '!=', except)).executeTakeFirst();
  return Number(row?.n ?? 0);
}

export const lockBanner = (trx: Trx, organization: string, uuid: string): Promise<BannerRow | undefined> =>
  trx
    .selectFrom('banner')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organization)
    .forUpdate()
    .executeTakeFirst();

export const insertBanner = (
  trx: Executor,
  row: BannerValues & { readonly uuid: string; readonly organisation: string; readonly created_at: Date },
): Promise<BannerRow> =>
  trx
    .insertInto('banner')
    .values({ ...row, updated_at: row.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateBanner = (trx: Trx, uuid: string, values: BannerValues, now: Date): Promise<BannerRow> =>
  trx
    .updateTable('banner')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: now })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function removeBannerRow(trx: Trx, uuid: string): Promise<void> {
  await trx.deleteFrom('banner').where('uuid', '=', uuid).execute();
}
