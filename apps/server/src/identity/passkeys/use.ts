import type { logInWithPasskey, Request } from '@lintel/contract';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { refuse, toNetwork } from '../../kernel/http/index.ts';
import { endProvenLoginReset } from '../login-reset/store.ts';
import { CHALLENGE_LIFETIME_MS, consumeChallenge, saveChallenge } from './challenges.ts';
import { toUserHandle } from './credential.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskey, recordUse } from './store.ts';

/** A browser's answer after the person used a passkey. */
export type UsedCredential = Request<typeof logInWithPasskey>['body']['credential'];

/** The purpose and sender of an answer with a passkey. */
export interface PasskeyUse {
  readonly purpose: 'LOG_IN' | 'STEP_UP';
  readonly organisation: string;
  /** The session that steps up. */
  readonly sid: string | null;
  readonly address: string;
}

/** Creates the options with which a browser uses a passkey of this site, with a challenge that works once. */
export async function newPasskeyRequest(
  context: Context,
  site: RelyingParty,
  { purpose, sid }: Pick<PasskeyUse, 'purpose' | 'sid'>,
): Promise<{ rpId: string; challenge: string; timeout: number; userVerification: 'required' }> {
  const { challenge } = await generateAuthenticationOptions({ rpID: site.id });
  await saveChallenge(context, challenge, { purpose, rpId: site.id, sid });
  return { rpId: site.id, challenge, timeout: CHALLENGE_LIFETIME_MS, userVerification: 'required' };
}

/** Why a passkey is refused. The audit trail names it; the caller never learns it. */
type Fault = 'CHALLENGE' | 'UNKNOWN' | 'ANSWER' | 'COUNTER';

/**
 * Checks a used passkey and returns the account that it belongs to. Every wrong answer and every unknown passkey is
 * refused alike.
 */
export async function checkPasskey(
  context: Context,
  site: RelyingParty,
  credential: UsedCredential,
  use: PasskeyUse,
): Promise<string> {
  const { identityUuid, fault } = await findFault(context, site, credential, use);
  if (identityUuid !== undefined && fault === undefined) {
    await endProvenLoginReset(context, identityUuid);
    return identityUuid;
  }
  event(context, 'identity.passkey-refused', {
    ...(identityUuid === undefined ? {} : { identity: identityUuid }),
    organisation: use.organisation,
    from: toNetwork(use.address),
    purpose: use.purpose,
    fault: fault ?? 'UNKNOWN',
  });
  return refuse('passkey-refused');
}

async function findFault(
  context: Context,
  site: RelyingParty,
  { id, rawId, type, response }: UsedCredential,
  { purpose, sid }: PasskeyUse,
): Promise<{ identityUuid?: string; fault?: Fault }> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const expectedChallenge = await consumeChallenge(context, clientDataJSON, { purpose, rpId: site.id, sid });
  if (expectedChallenge === undefined) return { fault: 'CHALLENGE' };
  const passkey = await findPasskey(context.db, site.id, id);
  if (!passkey) return { fault: 'UNKNOWN' };
  const { identity_uuid: identityUuid } = passkey;
  // A login must name the account, because the person picked it in the browser's own list.
  if (userHandle == null ? purpose === 'LOG_IN' : userHandle !== toHandleText(identityUuid))
    return { identityUuid, fault: 'ANSWER' };
  const counter = await verify({ id, rawId, type, clientDataJSON, authenticatorData, signature }, site, {
    expectedChallenge,
    publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
  });
  if (counter === undefined) return { identityUuid, fault: 'ANSWER' };
  const isNext = await recordUse(context.db, passkey.uuid, counter, context.sessionNow());
  return isNext ? { identityUuid } : { identityUuid, fault: 'COUNTER' };
}

const toHandleText = (identityUuid: string): string => Buffer.from(toUserHandle(identityUuid)).toString('base64url');

/** Returns the counter of a right answer. `recordUse` compares it, so that two answers at once can't both be next. */
async function verify(
  { id, rawId, type, ...response }: Omit<UsedCredential, 'response'> & Omit<UsedCredential['response'], 'userHandle'>,
  site: RelyingParty,
  { expectedChallenge, publicKey }: { expectedChallenge: string; publicKey: Uint8Array<ArrayBuffer> },
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id, publicKey, counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for every answer that doesn't fit.
    return undefined;
  }
}
