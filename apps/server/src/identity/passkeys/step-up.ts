import type { HandlerReply, beginPasskeyStepUp as beginPasskeyStepUpCall, readStepUp } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, toNetwork } from '../../kernel/http/index.ts';
import { hasSecondFactor } from '../second-factor.ts';
import { stepUpSession } from '../sessions.ts';
import { toDescriptor } from './credential.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadPasskeys } from './store.ts';
import { checkPasskey, newPasskeyRequest, type UsedCredential } from './use.ts';

const passkeysHere = async (context: Context, { identityUuid }: Caller, site: RelyingParty) =>
  (await loadPasskeys(context, context.db, identityUuid)).filter(({ rp_id: host }) => host === site.id);

/**
 * Returns how the caller can step up on this site: whether the password also asks for a code, and whether a passkey can
 * be used.
 */
export async function loadStepUp(
  context: Context,
  caller: Caller,
  site: RelyingParty,
): Promise<HandlerReply<typeof readStepUp>> {
  return {
    code: await hasSecondFactor(context, caller.identityUuid),
    passkey: (await passkeysHere(context, caller, site)).length > 0,
  };
}

/** Returns the options with which a browser uses one of the caller's passkeys for a step-up. */
export async function beginPasskeyStepUp(
  context: Context,
  caller: Caller,
  site: RelyingParty,
): Promise<HandlerReply<typeof beginPasskeyStepUpCall>> {
  const passkeys = await passkeysHere(context, caller, site);
  return {
    ...(await newPasskeyRequest(context, site, { purpose: 'STEP_UP', sid: caller.sid })),
    allowCredentials: passkeys.map(toDescriptor),
  };
}

/**
 * Records a step-up by a passkey of the caller's account, for 20 minutes. Refuses another account's passkey. Returns
 * the session's new token.
 *
 * @param address the caller's IP address
 */
export async function finishPasskeyStepUp(
  context: Context,
  caller: Caller,
  { site, credential, address }: { site: RelyingParty; credential: UsedCredential; address: string },
): Promise<string> {
  const { identityUuid, organisation, sid } = caller;
  const owner = await checkPasskey(context, site, credential, { purpose: 'STEP_UP', organisation, sid, address });
  if (owner !== identityUuid) return refuse('passkey-refused');
  event(context, 'identity.stepped-up', {
    identity: identityUuid,
    organisation,
    from: toNetwork(address),
    by: 'passkey',
  });
  return stepUpSession(context, context.db, sid);
}
