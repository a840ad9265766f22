import {
  startOfDay,
  findErasablePeriods,
  FILE_RECORDS,
  getErasureDay,
  PACIFIC,
  type RetentionPeriod,
} from '@lintel/domain';
import { sql } from 'kysely';
import { scheduleClosing } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import { withoutMissingTables, type Executor } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import {
  lockApplication,
  type ApplicationRow,
  markErased,
  loanNow,
  pacificDay,
  type LoanChange,
} from '../../loan-file/index.ts';
import { abandonExportFiles } from '../../records/account-exports/index.ts';
import { append } from '../../records/audit/index.ts';
import { abandonDocumentFiles } from '../../records/document-store/index.ts';
import { loadAllAccountsEver } from '../../records/named-signers/index.ts';
import { FILE_RECORD_ROWS, type FileRows } from './file-tables.ts';
import { NAMES_PERSON, loadRetentionPlan } from './plan.ts';

/** Schedules a check of a file that closes. The sweep skips it if it opens again. */
export async function scheduleCheckWhenClosed({ uuid, file, at, trx }: LoanChange): Promise<void> {
  const isClosed = file.ended !== null || file.creditorsPaid || file.fundsSent;
  if (isClosed) await scheduleCheck(trx, uuid, at);
}

/** Schedules a check of a file from an instant on. */
export async function scheduleCheck(trx: Executor, uuid: string, at: Date): Promise<void> {
  await trx
    .insertInto('retention_due')
    .values({ application_uuid: uuid, due_at: at, asked_by: null, asked_at: null })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet({ due_at: at }))
    .execute();
}

/** The kinds of records that one check erased of a file, by rule. */
export type ErasedRecords = readonly Pick<RetentionPeriod, 'record' | 'rule'>[];

/**
 * Erases what is due of one file in one transaction that locks its row: a kill leaves it unchanged or complete, and a
 * second run finds nothing. Stored files are recorded in the same transaction and deleted after it.
 */
export function eraseDue(context: Context, uuid: string): Promise<ErasedRecords> {
  return context.db.transaction().execute(async (trx) => {
    // Locks the file first, like every write on it: after the wait, the changes of another replica are visible.
    const row = await lockApplication(trx, uuid);
    const due = await trx
      .selectFrom('retention_due')
      .selectAll()
      .where('application_uuid', '=', uuid)
      .executeTakeFirst();
    const now = await loanNow(context, trx);
    if (!row || !due || due.due_at > now) return [];
    const { periods, kept } = await loadRetentionPlan(context, trx, row);
    const isAsked = due.asked_at !== null;
    const going = findErasablePeriods(periods, kept, pacificDay(now), isAsked);
    for (const period of withRest(going, periods)) await eraseRecord(trx, row, period, { now, isAsked });
    const remaining = periods.filter(({ record }) => !going.some((one) => one.record === record));
    await scheduleNextCheck(
      trx,
      uuid,
      kept.length > 0 ? new Date(now.getTime() + DAY_MS) : getNextCheck(remaining, isAsked),
      remaining,
    );
    return going;
  });
}

/**
 * Record kinds without their own rule are erased with the application, such as a consent to a credit report that was
 * never pulled.
 */
function withRest(going: readonly RetentionPeriod[], periods: readonly RetentionPeriod[]): RetentionPeriod[] {
  const application = going.find(({ record }) => record === 'APPLICATION');
  const alone = application ? FILE_RECORDS.filter((record) => !periods.some((one) => one.record === record)) : [];
  return [...going, ...alone.flatMap((record) => (application ? [{ ...application, record }] : []))];
}

function getNextCheck(left: readonly RetentionPeriod[], isAsked: boolean): Date | null {
  const [first] = left.map((period) => getErasureDay(period, isAsked)).toSorted();
  return first === undefined ? null : new Date(startOfDay(first, PACIFIC));
}

async function scheduleNextCheck(
  trx: Trx,
  uuid: string,
  next: Date | null,
  left: readonly RetentionPeriod[],
): Promise<void> {
  if (next === null) {
    await trx.deleteFrom('retention_due').where('application_uuid', '=', uuid).execute();
    return;
  }
  await trx
    .updateTable('retention_due')
    .set({ due_at: next, needs_account: left.some(({ record }) => NAMES_PERSON.has(record)) })
    .where('application_uuid', '=', uuid)
    .execute();
}

async function eraseRecord(
  trx: Trx,
  row: ApplicationRow,
  period: RetentionPeriod,
  { now, isAsked }: { now: Date; isAsked: boolean },
): Promise<void> {
  const { record, rule, source } = period;
  const keptUntil = getErasureDay(period, isAsked);
  const isNew = await trx
    .insertInto('erasure')
    .values({ application_uuid: row.uuid, record, rule, kept_until: keptUntil, asked: isAsked, removed: 0, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('record')
    .executeTakeFirst();
  if (!isNew) return;
  if (record === 'APPLICATION') {
    await markErased(trx, row.uuid, now);
    await scheduleAccountChecks(trx, row, now);
  }
  if (record === 'CREDIT_PERMISSION') await scheduleAccountChecks(trx, row, now);
  let removed = 0;
  for (const rows of await withoutMissingTables(trx, FILE_RECORD_ROWS[record]))
    removed += await removeRows(trx, row.uuid, rows);
  await trx
    .updateTable('erasure')
    .set({ removed })
    .where('application_uuid', '=', row.uuid)
    .where('record', '=', record)
    .execute();
  await append(trx, [
    {
      event: 'file.erased',
      actor: 'retention',
      organisation: row.organisation,
      application: row.uuid,
      about: { record, rule, source, keptUntil, asked: isAsked, removed },
    },
  ]);
}

/** Schedules a check of the accounts of a file's people, in case nothing else needs them. */
async function scheduleAccountChecks(
  trx: Trx,
  { uuid, identity_uuid: borrower }: ApplicationRow,
  at: Date,
): Promise<void> {
  await scheduleClosing(trx, [...new Set([borrower, ...(await loadAllAccountsEver(trx, uuid))])], at);
}

/** Deletes or empties one table's rows. Table and column names are constants; the ID is a parameter. */
export async function removeRows(
  trx: Trx,
  uuid: string,
  { table, where = 'application_uuid = $uuid', emptied }: FileRows,
): Promise<number> {
  const condition = sql.join(
    where
      .split('$uuid')
      .flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${uuid}::uuid`, sql.raw(part)])),
    sql``,
  );
  if (table === 'document' && emptied) await abandonDocumentFiles(trx, condition);
  if (table === 'account_export') await abandonExportFiles(trx, condition);
  const done = await (
    emptied
      ? sql`update ${sql.table(table)} set ${sql.raw(emptied)} where ${condition}`
      : sql`delete from ${sql.table(table)} where ${condition}`
  ).execute(trx);
  return Number(done.numAffectedRows ?? 0);
}
