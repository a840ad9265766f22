import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { FlagTables } from './tables.ts';

/** The value that a lender's staff gave a flag. A flag without a row has its default. */
export type FlagRow = Selectable<FlagTables['flag']>;

/** Returns a lender's rows of the flags with these keys; a flag that the lender never set has none. */
export const selectFlags = (trx: Executor, organisation: string, keys: readonly string[]): Promise<FlagRow[]> =>
  trx.selectFrom('flag').selectAll().where('organisation', '=', organisation).where('key', 'in', keys).execute();

/** Inserts a lender's flag. Returns undefined if another request inserted it first. */
export const insertFlag = (trx: Trx, row: Insertable<FlagTables['flag']>): Promise<FlagRow | undefined> =>
  trx
    .insertInto('flag')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes a lender's flag. Returns undefined, without a change, if its version is no longer this one. */
export const updateFlag = (
  trx: Trx,
  { key, organisation, ...values }: Omit<Insertable<FlagTables['flag']>, 'version'>,
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

/** A change of a flag that staff made or proposed. */
export type FlagChangeRow = Selectable<FlagTables['flag_change']>;

/** Inserts a change. Returns false if the flag has an open proposal already. */
export async function insertChange(trx: Trx, row: Insertable<FlagTables['flag_change']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('flag_change')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns a lender's open proposals. */
export const selectOpenChanges = (trx: Executor, organisation: string): Promise<FlagChangeRow[]> =>
  trx
    .selectFrom('flag_change')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('state', '=', 'OPEN')
    .execute();

/** Returns an open proposal, locked until the transaction ends; undefined if none is open with this ID. */
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

/** Ends an open proposal. `by` is the person who decided. */
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

/** Returns a flag's latest changes, newest first. */
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
