import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { abandonFiles, claimFile } from '../uploads/index.ts';
import type { AccountExportTables } from './tables.ts';

/** A requested copy of what a lender has about an account. A background job makes its ZIP file. */
export type AccountExport = Selectable<AccountExportTables['account_export']>;

/** Milliseconds that a finished copy can be downloaded. An unfinished request is removed at the same age. */
const LIFETIME = 7 * DAY_MS;

/** Saves the request for a copy, whose file doesn't exist yet. */
export async function insertExport(
  trx: Executor,
  row: Pick<AccountExport, 'uuid' | 'identity_uuid' | 'organisation' | 'asked_at'>,
): Promise<void> {
  await trx
    .insertInto('account_export')
    .values({ ...row, state: 'MAKING', file_ref: null, size: null, expires_at: null })
    .execute();
}

/** Returns an account's copies, newest first. */
export function loadExports(trx: Executor, identityUuid: string): Promise<AccountExport[]> {
  return trx
    .selectFrom('account_export')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .orderBy('asked_at', 'desc')
    .orderBy('uuid')
    .execute();
}

/** Whether a copy's file is being made. After a day it isn't: the job has run out of retries. */
export const isInMaking = ({ state, asked_at: at }: AccountExport, now: Date): boolean =>
  state === 'MAKING' && at.getTime() > now.getTime() - DAY_MS;

export const countExportsSince = async (trx: Executor, identityUuid: string, since: Date): Promise<number> =>
  (await loadExports(trx, identityUuid)).filter(({ asked_at: at }) => at > since).length;

export function findExport(trx: Executor, uuid: string): Promise<AccountExport | undefined> {
  return trx.selectFrom('account_export').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Records the finished file of a copy. Returns false if the copy already has one, or was erased in the meantime. */
export async function claimReadyExport(
  trx: Trx,
  { uuid, ref, size, at }: { uuid: string; ref: string; size: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_export')
    .set({ state: 'READY', file_ref: ref, size, expires_at: new Date(at.getTime() + LIFETIME) })
    .where('uuid', '=', uuid)
    .where('state', '=', 'MAKING')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await claimFile(trx, ref);
  return true;
}

/**
 * Has the files of the copies that match a condition deleted after the transaction. The caller must remove their rows.
 */
export async function abandonExportFiles(trx: Trx, condition: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    file_ref: string | null;
  }>`select file_ref from account_export where ${condition}`.execute(trx);
  await abandonFiles(
    trx,
    rows.map(({ file_ref: ref }) => ref),
  );
}

/** Removes copies that can't be downloaded anymore. Returns how many; their files are deleted by the next sweep. */
export async function dropOldExports(context: Pick<Context, 'db'>, now: Date): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const old = sql`coalesce(expires_at, asked_at + interval '7 days') < ${now}::timestamptz`;
    await abandonExportFiles(trx, old);
    const { numAffectedRows } = await sql`delete from account_export where ${old}`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
