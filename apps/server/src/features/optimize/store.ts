import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { LenderTables } from './tables.ts';

export type FlagRow = Selectable<LenderTables['flag']>;

/** The rows of a lender among these flags. */
export const selectFlags = (trx: Executor, organisation: string, keys: readonly string[]): Promise<FlagRow[]> =>
  trx.selectFrom('flag').selectAll().where('organisation', '=', organisation).where('key', 'in', keys).execute();

/** Inserts a lender's flag, unless another request inserted it first. */
export const insertFlag = (trx: Trx, row: Insertable<LenderTables['flag']>): Promise<FlagRow | undefined> =>
  trx
    .insertInto('flag')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a lender's flag if it still has this version. */
export const updateFlag = (
  trx: Trx,
  { key, organisation, ...values }: Omit<Insertable<LenderTables['flag']>, 'version'>,
  version: number,
): Promise<FlagRow | undefined> =>
  trx
    .updateTable('flag')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('key', '=', key)
    .where('organisation', '=', organisation)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
