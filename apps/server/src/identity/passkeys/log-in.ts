import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { refuse, toNetwork } from '../../kernel/http/index.ts';
import { accountHash, newDevice } from '../guesses.ts';
import { lockOpenAccount } from '../lock-account.ts';
import { startAccountSession, type NewSession } from '../service.ts';
import type { Visitor } from '../visitor.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskey } from './store.ts';
import { checkPasskey, type UsedCredential } from './use.ts';

/**
 * Logs a borrower or signer in with a passkey. It counts as both factors: the device has the key and checked a
 * fingerprint, a face or a PIN.
 */
export async function logInWithPasskey(
  context: Context,
  { organisation, site, credential }: { organisation: string; site: RelyingParty; credential: UsedCredential },
  visitor: Visitor,
): Promise<NewSession> {
  const use = { purpose: 'LOG_IN', organisation, sid: null, address: visitor.address } as const;
  const identityUuid = await checkPasskey(context, site, credential, use);
  const { row, token } = await context.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(context, trx, identityUuid);
    // One host can serve several lenders. The passkey may have been removed since it was checked.
    if (account?.organisation !== organisation || !(await findPasskey(trx, site.id, credential.id)))
      return refuse('passkey-refused');
    return { row: account, token: await startAccountSession(context, trx, account, visitor.userAgent) };
  });
  event(context, 'identity.login', {
    identity: row.uuid,
    organisation,
    from: toNetwork(visitor.address),
    by: 'passkey',
  });
  return {
    token,
    device: newDevice(context, {
      account: accountHash(context, organisation, row.email),
      passwordHash: row.password_hash,
    }),
  };
}
