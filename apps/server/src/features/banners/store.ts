import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { BannerTables } from './tables.ts';

export type BannerRow = Selectable<BannerTables['banner']>;
/** What staff enter of one. */
export type BannerValues = Omit<
  Insertable<BannerTables['banner']>,
  'uuid' | 'organisation' | 'version' | 'created_at' | 'updated_at'
>;

/** A lender's banners and those of every lender, newest first. */
export const selectBanners = (trx: Executor, organisation: string) =>
  trx
    .selectFrom('banner')
    .selectAll()
    .where((where) => where.or([where('organisation', '=', organisation), where('organisation', 'is', null)]))
    .orderBy('created_at', 'desc');

/** A lender's own banners, newest first. */
export const listOwnBanners = (trx: Executor, organisation: string): Promise<BannerRow[]> =>
  trx.selectFrom('banner').selectAll().where('organisation', '=', organisation).orderBy('created_at', 'desc').execute();

export const lockBanner = (trx: Trx, organisation: string, uuid: string): Promise<BannerRow | undefined> =>
  trx
    .selectFrom('banner')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organisation)
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
