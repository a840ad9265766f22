import { OTHER_RECORDS } from '@lintel/domain';
import { sql } from 'kysely';
import { cancelClosing, lastVisit, lockAccount, lockClosing, postponeClosing } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { lockApplications, selectApplications, loanNow } from '../../loan-file/index.ts';
import { append } from '../../records/audit/index.ts';
import { selectAccountPersons } from '../../records/named-signers/index.ts';
import { removeRows } from './erase.ts';
import { ACCOUNT_TABLES } from './file-tables.ts';
import { isHoldProtecting } from './plan.ts';

/**
 * Returns what still needs an account: a file (open, not erased, or with a record that names its borrower or signer), a
 * legal hold, or nothing. A file causes another check when it is erased. A hold on an erased file doesn't, so the
 * account is checked again every day until the hold is lifted.
 */
async function findAccountNeed(trx: Executor, identityUuid: string, now: Date): Promise<'FILE' | 'HOLD' | null> {
  const row = await trx
    .selectNoFrom((set) => [
      set
        .or([
          set.exists(
            selectApplications(trx)
              .leftJoin('retention_due', 'retention_due.application_uuid', 'application.uuid')
              .select('application.uuid')
              .where('application.identity_uuid', '=', identityUuid)
              .where((of) =>
                of.or([of('application.erased_at', 'is', null), of('retention_due.needs_account', '=', true)]),
              ),
          ),
          set.exists(selectAccountPersons(trx, identityUuid)),
        ])
        .as('file'),
      set
        .exists(
          selectApplications(trx)
            .innerJoin('retention_hold as h', 'h.application_uuid', 'application.uuid')
            .select('application.uuid')
            .where('application.identity_uuid', '=', identityUuid)
            .where(sql<boolean>`${isHoldProtecting(now)}`),
        )
        .as('hold'),
    ])
    .executeTakeFirst();
  if (!row || row.file) return 'FILE';
  return row.hold ? 'HOLD' : null;
}

/**
 * Closes an account that no file and no hold needs any more: the login, the profile and the consents to messages. The
 * address may register again. Returns true when it was closed.
 */
export function closeAccount(context: Context, identityUuid: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    // Locks the files first, like every write on them: a hold that is being set is seen, and none can be set before the
    // account is closed.
    await lockApplications(trx, identityUuid);
    const now = await loanNow(context, trx);
    const dueAt = await lockClosing(trx, identityUuid);
    if (!dueAt || dueAt > now) return false;
    const account = await lockAccount(trx, identityUuid);
    const needed = await findAccountNeed(trx, identityUuid, now);
    if (!account || account.desk || needed === 'FILE') {
      await cancelClosing(trx, identityUuid);
      return false;
    }
    if (needed === 'HOLD') {
      await postponeClosing(trx, identityUuid, new Date(now.getTime() + DAY_MS));
      return false;
    }
    const visit = await lastVisit(trx, identityUuid);
    const free = visit ? new Date(visit.getTime() + OTHER_RECORDS.ACCOUNT * DAY_MS) : now;
    if (free > now) {
      await postponeClosing(trx, identityUuid, free);
      return false;
    }
    let removed = 0;
    for (const rows of ACCOUNT_TABLES) removed += await removeRows(trx, identityUuid, rows);
    await cancelClosing(trx, identityUuid);
    await append(trx, [
      {
        event: 'account.erased',
        actor: 'retention',
        organisation: account.organisation,
        about: { account: identityUuid, removed },
      },
    ]);
    return true;
  });
}
