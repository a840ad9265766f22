import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { refuse, toNetwork } from '../../kernel/http/index.ts';
import { accountHash, newDevice } from '../guesses.ts';
import { sessionFor, type LoggedIn } from '../service.ts';
import { isOpenAccount, readIdentityRow } from '../store.ts';
import type { Visitor } from '../visitor.ts';
import type { RelyingParty } from './relying-party.ts';
import { checkPasskey, type UsedCredential } from './use.ts';

/**
 * Logs a borrower or signer in with a passkey. It counts as both factors: the device has the key and checked a
 * fingerprint, a face or a PIN.
 */
export async function logInWithPasskey(
  context: Context,
  { organisation, site, credential }: { organisation: string; site: RelyingParty; credential: UsedCredential },
  visitor: Visitor,
): Promise<LoggedIn> {
  const use = { purpose: 'LOG_IN', organisation, sid: null, address: visitor.address } as const;
  const identityUuid = await checkPasskey(context, site, credential, use);
  const row = await readIdentityRow(context, context.db, identityUuid);
  // One host can serve several lenders.
  if (!row || row.organisation !== organisation || !isOpenAccount(row)) return refuse('passkey-refused');
  event(context, 'identity.login', {
    identity: row.uuid,
    organisation,
    from: toNetwork(visitor.address),
    by: 'passkey',
  });
  return {
    token: await sessionFor(context, context.db, row, visitor.userAgent),
    device: newDevice(context, {
      account: accountHash(context, organisation, row.email),
      passwordHash: row.password_hash,
    }),
  };
}
