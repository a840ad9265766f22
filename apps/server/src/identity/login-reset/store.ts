import type { CallerCheck } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';

/** A request to reset a borrower's two-step login and passkeys. */
export interface LoginReset {
  readonly check: CallerCheck;
  readonly askedBy: string;
  readonly askedAt: Date;
}

export async function findLoginReset(
  trx: Executor,
  identityUuid: string,
  lock?: 'lock',
): Promise<LoginReset | undefined> {
  const found = trx.selectFrom('login_reset').selectAll().where('identity_uuid', '=', identityUuid);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row && { check: row.caller_check, askedBy: row.asked_by, askedAt: row.asked_at };
}

/** Saves the request. It replaces one that ended by itself. */
export async function insertLoginReset(trx: Executor, identityUuid: string, request: LoginReset): Promise<void> {
  const row = { caller_check: request.check, asked_by: request.askedBy, asked_at: request.askedAt };
  await trx
    .insertInto('login_reset')
    .values({ identity_uuid: identityUuid, ...row })
    .onConflict((conflict) => conflict.column('identity_uuid').doUpdateSet(row))
    .execute();
}

/** Returns false when there was no request. */
export async function endLoginReset(trx: Executor, identityUuid: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('login_reset')
    .where('identity_uuid', '=', identityUuid)
    .returning('identity_uuid')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends the request of a person who just used a second factor, so they haven't lost all of them. */
export async function endProvenLoginReset(
  context: Pick<Context, 'db' | 'log' | 'audit'>,
  identityUuid: string,
): Promise<void> {
  if (await endLoginReset(context.db, identityUuid))
    event(context, 'identity.login-reset-ended', { identity: identityUuid });
}
