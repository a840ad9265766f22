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

export type FlagChangeRow = Selectable<LenderTables['flag_change']>;

/** Inserts a change. Returns false if the flag has an open proposal already. */
export async function insertChange(trx: Trx, row: Insertable<LenderTables['flag_change']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('flag_change')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open proposals of a lender. */
export const selectOpenChanges = (trx: Executor, organisation: string): Promise<FlagChangeRow[]> =>
  trx
    .selectFrom('flag_change')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('state', '=', 'OPEN')
    .execute();

/** An open proposal, locked until the transaction ends. */
export const lockOpenChange = (
  trx: Trx,
  organisation: string,
  key: string,
  uuid: string,
): Promise<FlagChangeRow | undefined> =>
  trx
    .selectFrom('flag_change')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('key', '=', key)
    .where('uuid', '=', uuid)
    .where('state', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();

export async function endChange(
  trx: Trx,
  uuid: string,
  state: 'APPLIED' | 'REJECTED',
  by: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('flag_change')
    .set({ state, decided_by: by, decided_at: at })
    .where('uuid', '=', uuid)
    .execute();
}

/** A flag's latest changes, newest first. */
export const selectChanges = (
  trx: Executor,
  organisation: string,
  key: string,
  limit: number,
): Promise<FlagChangeRow[]> =>
  trx
    .selectFrom('flag_change')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('key', '=', key)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
