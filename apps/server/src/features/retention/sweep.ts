import { accountsToClose, postponeClosing } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time.ts';
import { loanNow } from '../../loan-file/index.ts';
import { dropAbandoned } from '../../records/document-store/index.ts';
import { closeAccount } from './accounts.ts';
import { eraseDue, scheduleCheck, type Erased } from './erase.ts';

/** Files and accounts that one sweep checks. The next one continues. */
const MAX_PER_SWEEP = 20;

export interface Swept {
  /** How many files and accounts it checked. */
  readonly looked: number;
  readonly erased: Erased;
  readonly accounts: number;
  /** Files and accounts that couldn't be erased. Each is logged and retried after an hour. */
  readonly failed: number;
}

/** Checks the files and accounts that are due, one transaction each. A failure is logged and retried after an hour. */
export async function sweepRetention(context: Context): Promise<Swept> {
  const now = await loanNow(context, context.db);
  const files = await context.db
    .selectFrom('retention_due')
    .select('application_uuid')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(MAX_PER_SWEEP)
    .execute();
  const erased: Erased[number][] = [];
  let failed = 0;
  for (const { application_uuid: uuid } of files) {
    const gone = await withoutFailing(
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
    const isClosed = await withoutFailing(
      context,
      uuid,
      () => closeAccount(context, uuid),
      () => postponeClosing(context.db, uuid, new Date(now.getTime() + HOUR_MS)),
    );
    if (isClosed === undefined) failed += 1;
    else accounts += Number(isClosed);
  }
  return { looked: files.length + due.length, erased, accounts, failed };
}

/** Postpones a failure, so that it never blocks the others. */
async function withoutFailing<T>(
  { log }: Context,
  about: string,
  task: () => Promise<T>,
  later: () => Promise<unknown>,
): Promise<T | undefined> {
  try {
    return await task();
  } catch (error) {
    log.error({ err: error, about }, 'due records were not erased');
    await later();
    return undefined;
  }
}
