import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { deletePasskey, updatePasskeyName } from './store.ts';

/** Changes the name of one of the caller's passkeys. */
export async function renamePasskey(
  context: Context,
  { identityUuid }: Caller,
  passkeyUuid: string,
  name: string,
): Promise<void> {
  const renamed = await updatePasskeyName(context, context.db, { uuid: passkeyUuid, identityUuid }, name);
  if (!renamed) refuse('not-found');
}

/** Removes one of the caller's passkeys and tells the owner. */
export async function removePasskey(
  context: Context,
  { identityUuid, organisation }: Caller,
  passkeyUuid: string,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, { uuid: passkeyUuid, identityUuid }))) refuse('not-found');
    await emailAccountOwner(context, trx, 'passkey-removed', identityUuid);
  });
  event(context, 'identity.passkey-removed', { identity: identityUuid, organisation, passkey: passkeyUuid });
}
