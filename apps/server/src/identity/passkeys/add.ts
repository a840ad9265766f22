import { randomUUID } from 'node:crypto';
import type {
  HandlerReply,
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  Request,
} from '@lintel/contract';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { emailAccountOwner } from '../account-mail.ts';
import { lockOwnAccount } from '../lock-account.ts';
import { loadIdentity } from '../service.ts';
import { CHALLENGE_LIFETIME_MS, consumeChallenge, saveChallenge } from './challenges.ts';
import { toDescriptor, toUserHandle } from './credential.ts';
import type { RelyingParty } from './relying-party.ts';
import { toPasskeyReply } from './shape.ts';
import { insertPasskey, loadPasskeys } from './store.ts';

/** Most passkeys of one account. */
const MAX_PASSKEYS = 20;
/** Ed25519, ECDSA with P-256 and RSA: every authenticator has one of them (COSE algorithms). */
const ALGORITHMS = [-8, -7, -257];

/** Returns the options with which a browser creates a passkey for this site. Excludes the passkeys that exist there. */
export async function beginPasskey(
  context: Context,
  caller: Caller,
  site: RelyingParty,
): Promise<HandlerReply<typeof beginPasskeyCall>> {
  const { email } = await loadIdentity(context, caller);
  const passkeys = await loadPasskeys(context, context.db, caller.identityUuid);
  if (passkeys.length >= MAX_PASSKEYS) refuse('passkeys-full');
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: email,
    userDisplayName: email,
    userID: toUserHandle(caller.identityUuid),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await saveChallenge(context, options.challenge, { purpose: 'ADD', rpId: site.id, sid: caller.sid });
  return {
    rp: { id: site.id, name: site.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: passkeys.filter(({ rp_id: host }) => host === site.id).map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

type NewPasskey = Request<typeof addPasskeyCall>['body'];

/** Adds the created passkey to the account and tells its owner. */
export async function addPasskey(
  context: Context,
  caller: Caller,
  site: RelyingParty,
  { name, credential }: NewPasskey,
): Promise<HandlerReply<typeof addPasskeyCall>> {
  const { identityUuid, organisation } = caller;
  const created = (await verify(context, caller, site, credential)) ?? refuse('passkey-not-added');
  const uuid = randomUUID();
  const row = {
    uuid,
    identity_uuid: identityUuid,
    rp_id: site.id,
    credential_id: created.credential.id,
    public_key: Buffer.from(created.credential.publicKey).toString('base64url'),
    counter: created.credential.counter,
    transports: JSON.stringify(credential.response.transports ?? []),
    synced: created.credentialBackedUp,
    name,
    created_at: context.sessionNow(),
  };
  const passkey = await context.db.transaction().execute(async (trx) => {
    await lockOwnAccount(context, trx, caller);
    if ((await loadPasskeys(context, trx, identityUuid)).length >= MAX_PASSKEYS) refuse('passkeys-full');
    if (!(await insertPasskey(context, trx, row))) refuse('passkey-not-added');
    await emailAccountOwner(context, trx, 'passkey-added', identityUuid);
    return (await loadPasskeys(context, trx, identityUuid)).find((one) => one.uuid === uuid);
  });
  event(context, 'identity.passkey-added', { identity: identityUuid, organisation, passkey: uuid });
  return toPasskeyReply(passkey ?? refuse('not-found'));
}

/** Returns the created credential, or undefined if the answer doesn't fit the challenge of this session. */
async function verify(
  context: Context,
  { sid }: Caller,
  site: RelyingParty,
  { id, rawId, type, response: { clientDataJSON, attestationObject } }: NewPasskey['credential'],
) {
  const expectedChallenge = await consumeChallenge(context, clientDataJSON, { purpose: 'ADD', rpId: site.id, sid });
  if (expectedChallenge === undefined) return undefined;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    // The library throws for every answer that doesn't fit. Which part didn't helps only an attacker.
    return undefined;
  }
}
