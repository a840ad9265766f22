import { accountsToClose, postponeClosing } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time.ts';
import { loanNow } from '../../loan-file/index.ts';
import { dropAbandoned } from '../../records/document-store/index.ts';
import { closeAccount } from './accounts.ts';
import { eraseDue, scheduleCheck, type ErasedRecords } from './erase.ts';

/** The most files that one sweep checks, and again the most accounts. The next sweep continues. */
const MAX_PER_SWEEP = 20;

/** The counts of one sweep. */
export interface SweepResult {
  /** How many files and accounts it checked. */
  readonly checked: number;
  readonly erasedRecords: ErasedRecords;
  readonly closedAccounts: number;
  /** Files and accounts that couldn't be erased. Each is logged and retried after an hour. */
  readonly failed: number;
}

/** Checks the files and accounts that are due, one transaction each. A failure is logged and retried after an hour. */
export async function sweepRetention(context: Context): Promise<SweepResult> {
  const now = await loanNow(context, context.db);
  const files = await context.db
    .selectFrom('retention_due')
    .select('application_uuid')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MAX_PER_SWEEP)
    .execute();
  const erased: ErasedRecords[number][] = [];
  let failed = 0;
  for (const { application_uuid: uuid } of files) {
    const gone = await runOrPostpone(
      context,
      uuid,
      () => eraseDue(context, uuid),
      () => scheduleCheck(context.db, uuid, new Date(now.getTime() + HOUR_MS)),
    );
    if (gone) erased.push(...gone);
    else failed += 1;
  }
  if (erased.length > 0) await dropAbandoned(context);
  const due = await accountsToClose(context.db, now, MAX_PER_SWEEP);
  let accounts = 0;
  for (const uuid of due) {
    const isClosed = await runOrPostpone(
      context,
      uuid,
      () => closeAccount(context, uuid),
      () => postponeClosing(context.db, uuid, new Date(now.getTime() + HOUR_MS)),
    );
    if (isClosed === undefined) failed += 1;
    else accounts += Number(isClosed);
  }
  return { checked: files.length + due.length, erasedRecords: erased, closedAccounts: accounts, failed };
}

/** Logs a failure and reschedules that record, so the rest still run. */
async function runOrPostpone<T>(
  { log }: Context,
  about: string,
  task: () => Promise<T>,
  postpone: () => Promise<unknown>,
): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    log.error({ err: error, about }, 'retention check failed');
    await postpone();
    return undefined;
  }
}
