import type { Insertable, Selectable } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Database, type Executor, type SealedValue } from '../../kernel/db/index.ts';

/** A passkey with its name, unsealed. */
export interface Passkey extends Omit<Selectable<Database['passkey']>, 'sealed' | 'key_id'> {
  readonly name: string;
}

type Parts = Pick<Context, 'vault'>;

const unsealRow = ({ vault }: Parts, { sealed, key_id, ...row }: Selectable<Database['passkey']>): Passkey => ({
  ...row,
  name: vault.open<string>(sealContext('passkey', row.uuid), { sealed, key_id }),
});

const sealName = ({ vault }: Parts, uuid: string, name: string): SealedValue =>
  vault.seal(sealContext('passkey', uuid), name);

interface NewPasskey extends Omit<Insertable<Database['passkey']>, keyof SealedValue> {
  readonly name: string;
}

/** Returns false for a passkey that is already in the table, under whichever account. */
export async function insertPasskey(context: Parts, trx: Executor, { name, ...row }: NewPasskey): Promise<boolean> {
  const added = await trx
    .insertInto('passkey')
    .values({ ...row, ...sealName(context, row.uuid, name) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns false if the account has no such passkey. */
export async function updatePasskeyName(
  context: Parts,
  trx: Executor,
  { uuid, identityUuid }: { readonly uuid: string; readonly identityUuid: string },
  name: string,
): Promise<boolean> {
  const renamed = await trx
    .updateTable('passkey')
    .set(sealName(context, uuid, name))
    .where('uuid', '=', uuid)
    .where('identity_uuid', '=', identityUuid)
    .returning('uuid')
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Returns false if the account has no such passkey. */
export async function deletePasskey(
  trx: Executor,
  { uuid, identityUuid }: { readonly uuid: string; readonly identityUuid: string },
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('passkey')
    .where('uuid', '=', uuid)
    .where('identity_uuid', '=', identityUuid)
    .returning('uuid')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Returns the passkeys of an account, oldest first. */
export async function loadPasskeys(context: Parts, trx: Executor, identityUuid: string): Promise<Passkey[]> {
  const rows = await trx
    .selectFrom('passkey')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map((row) => unsealRow(context, row));
}

export async function countPasskeys(trx: Executor, identityUuid: string): Promise<number> {
  const row = await trx
    .selectFrom('passkey')
    .select((of) => of.fn.countAll<string | number>().as('n'))
    .where('identity_uuid', '=', identityUuid)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Returns a passkey of one site by the ID that the browser sends. */
export function findPasskey(
  trx: Executor,
  rpId: string,
  credentialId: string,
): Promise<Selectable<Database['passkey']> | undefined> {
  return trx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst();
}

/**
 * Records a use. Returns false when the counter isn't above the last one, as with a copied authenticator, also for two
 * answers at the same time. Authenticators that always send 0 don't count.
 */
export async function recordUse(trx: Executor, uuid: string, counter: number, at: Date): Promise<boolean> {
  const used = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: at })
    .where('uuid', '=', uuid)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]))
    .returning('uuid')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes every passkey of an account. */
export async function removePasskeys(trx: Executor, identityUuid: string): Promise<void> {
  await trx.deleteFrom('passkey').where('identity_uuid', '=', identityUuid).execute();
}
