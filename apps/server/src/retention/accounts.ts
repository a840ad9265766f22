import { OTHER_RECORDS } from '@lintel/domain';
import { sql } from 'kysely';
import { append } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { loanNow } from '../loan-file/clock.ts';
import { removeRows } from './erase.ts';
import { ACCOUNT_TABLES } from './file-tables.ts';

const A_DAY = 86_400_000;

/** Whether a file needs an account: one that is open or not erased, one of which something is kept that names its borrower, or one that it signs. */
async function isNeeded(trx: Executor, identityUuid: string): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select from application a left join retention_due d on d.application_uuid = a.uuid where a.identity_uuid = ${identityUuid} and (a.erased_at is null or d.needs_account or exists (select from retention_hold where application_uuid = a.uuid and lifted_at is null)))
      or exists (select from signer where identity_uuid = ${identityUuid}) as needed`.execute(trx);
  return rows[0]?.needed ?? true;
}

/** Closes an account that nothing needs: the login, the profile and the consents to messages. The address may register again. True when it went. */
export function closeAccount(context: Context, identityUuid: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const now = await loanNow(context, trx);
    const due = await trx.selectFrom('account_due').select('due_at').where('identity_uuid', '=', identityUuid).forUpdate().skipLocked().executeTakeFirst();
    if (!due || due.due_at > now) return false;
    const account = await trx.selectFrom('identity').select(['organisation', 'desk']).where('uuid', '=', identityUuid).forUpdate().executeTakeFirst();
    const forget = () => trx.deleteFrom('account_due').where('identity_uuid', '=', identityUuid).execute();
    // A file that needs it has it looked at again when it goes itself.
    if (!account || account.desk || (await isNeeded(trx, identityUuid))) {
      await forget();
      return false;
    }
    const visit = await trx.selectFrom('session').select((of) => of.fn.max('seen_at').as('at')).where('identity_uuid', '=', identityUuid).executeTakeFirst();
    const free = visit?.at ? new Date(new Date(visit.at).getTime() + OTHER_RECORDS.ACCOUNT * A_DAY) : now;
    if (free > now) {
      await trx.updateTable('account_due').set({ due_at: free }).where('identity_uuid', '=', identityUuid).execute();
      return false;
    }
    let removed = 0;
    for (const rows of ACCOUNT_TABLES) removed += await removeRows(trx, identityUuid, rows);
    await forget();
    await append(trx, [{ event: 'account.erased', actor: 'retention', organisation: account.organisation, about: { account: identityUuid, removed } }]);
    return true;
  });
}
