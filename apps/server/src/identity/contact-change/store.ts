import { MAX_CODE_TRIES } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { MINUTE_MS } from '../../kernel/time.ts';
import { isSameCode, newCode } from '../short-code.ts';
import type { ContactKind } from '../tables.ts';

const CODE_LIFETIME_MS = 10 * MINUTE_MS;

interface PendingChange {
  readonly value: string;
  readonly code: string;
}

const changeSealContext = (identityUuid: string, kind: ContactKind): string =>
  sealContext('contact_change', identityUuid, kind);

/** Saves a new address or number until its code is confirmed, and returns the code. An earlier one stops working. */
export async function beginChange(
  context: Context,
  identityUuid: string,
  kind: ContactKind,
  value: string,
): Promise<string> {
  const code = newCode();
  const row = {
    tries: 0,
    expires_at: new Date(context.sessionNow().getTime() + CODE_LIFETIME_MS),
    ...context.vault.seal(changeSealContext(identityUuid, kind), { value, code } satisfies PendingChange),
  };
  await context.db
    .insertInto('contact_change')
    .values({ identity_uuid: identityUuid, kind, ...row })
    .onConflict((conflict) => conflict.columns(['identity_uuid', 'kind']).doUpdateSet(row))
    .execute();
  return code;
}

/** Returns the new address or number if the code is right. Counts each try before comparing, so that all count. */
export async function checkChange(
  context: Context,
  identityUuid: string,
  kind: ContactKind,
  typed: string,
): Promise<string> {
  const counted = await context.db
    .updateTable('contact_change')
    .set({ tries: sql`tries + 1` })
    .where('identity_uuid', '=', identityUuid)
    .where('kind', '=', kind)
    .where('expires_at', '>=', context.sessionNow())
    .where('tries', '<', MAX_CODE_TRIES)
    .returning(['sealed', 'key_id'])
    .executeTakeFirst();
  if (!counted) return refuse('code-expired');
  const { value, code } = context.vault.open<PendingChange>(changeSealContext(identityUuid, kind), counted);
  return isSameCode(code, typed) ? value : refuse('code-wrong');
}

/** Refuses when the change was already made, so that a code works once. */
export async function endChange(trx: Executor, identityUuid: string, kind: ContactKind): Promise<void> {
  const ended = await trx
    .deleteFrom('contact_change')
    .where('identity_uuid', '=', identityUuid)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst();
  if (!ended) refuse('code-expired');
}
