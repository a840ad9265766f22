import { OTHER_RECORDS } from '@lintel/domain';
import { sql } from 'kysely';
import { append } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { lockApplicationsOf } from '../loan-file/applications.ts';
import { loanNow } from '../loan-file/clock.ts';
import { removeRows } from './erase.ts';
import { ACCOUNT_TABLES } from './file-tables.ts';
import { isKeeping } from './holds.ts';

const A_DAY = 86_400_000;

/**
 * What still needs an account. A file that does (open or not erased, or something is kept that names its borrower or its signer) has the account looked at again
 * when it goes; a hold on an erased file does not, so the account waits for it.
 */
async function neededBy(trx: Executor, identityUuid: string, now: Date): Promise<'FILE' | 'HOLD' | null> {
  const { rows } = await sql<{ file: boolean; hold: boolean }>`
    select exists (select from application a left join retention_due d on d.application_uuid = a.uuid where a.identity_uuid = ${identityUuid} and (a.erased_at is null or d.needs_account))
        or exists (select from signer where identity_uuid = ${identityUuid}) as file,
      exists (select from application a join retention_hold h on h.application_uuid = a.uuid where a.identity_uuid = ${identityUuid} and ${isKeeping(now)}) as hold`.execute(
    trx,
  );
  const [row] = rows;
  if (!row || row.file) return 'FILE';
  return row.hold ? 'HOLD' : null;
}

/** Closes an account that nothing needs: the login, the profile and the consents to messages. The address may register again. True when it went. */
export function closeAccount(context: Context, identityUuid: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    // The files first, as every write on them does: a hold that is being set is seen, and none can be set before the account is closed.
    await lockApplicationsOf(trx, identityUuid);
    const now = await loanNow(context, trx);
    const due = await trx
      .selectFrom('account_due')
      .select('due_at')
      .where('identity_uuid', '=', identityUuid)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due || due.due_at > now) return false;
    const account = await trx
      .selectFrom('identity')
      .select(['organisation', 'desk'])
      .where('uuid', '=', identityUuid)
      .forUpdate()
      .executeTakeFirst();
    const forget = () => trx.deleteFrom('account_due').where('identity_uuid', '=', identityUuid).execute();
    const lookAgainAt = (due_at: Date) =>
      trx.updateTable('account_due').set({ due_at }).where('identity_uuid', '=', identityUuid).execute();
    const needed = await neededBy(trx, identityUuid, now);
    if (!account || account.desk || needed === 'FILE') {
      await forget();
      return false;
    }
    if (needed === 'HOLD') {
      await lookAgainAt(new Date(now.getTime() + A_DAY));
      return false;
    }
    const visit = await trx
      .selectFrom('session')
      .select((of) => of.fn.max('seen_at').as('at'))
      .where('identity_uuid', '=', identityUuid)
      .executeTakeFirst();
    const free = visit?.at ? new Date(new Date(visit.at).getTime() + OTHER_RECORDS.ACCOUNT * A_DAY) : now;
    if (free > now) {
      await lookAgainAt(free);
      return false;
    }
    let removed = 0;
    for (const rows of ACCOUNT_TABLES) removed += await removeRows(trx, identityUuid, rows);
    await forget();
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
