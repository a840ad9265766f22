import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { HandlerReply, beginPasskey, beginPasskeyLogin } from '@lintel/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CreationOptions = HandlerReply<typeof beginPasskey>;
type RequestOptions = HandlerReply<typeof beginPasskeyLogin>;

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** The ways in which a test's answer differs from an honest browser's. */
export interface AnswerChanges {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Without it, the device checked a fingerprint, a face or a PIN. */
  readonly unverified?: true;
  readonly userHandle?: string | null;
  readonly id?: string;
  readonly crossOrigin?: true;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function toAuthenticatorData(rpId: string, flags: number, counter: number, key: Buffer = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key]);
}

/** Creates an emulated phone or security key with one passkey, and the browser around it, as in WebAuthn Level 3. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle: string | null = null;

  const clientData = (type: string, challenge: string, changes: AnswerChanges): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: changes.crossOrigin ?? false,
      }),
    );

  return {
    id,
    create(options: CreationOptions, changes: AnswerChanges = {}) {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, cose]);
      const flags = PRESENT | HAS_KEY | (changes.unverified ? 0 : VERIFIED);
      const authData = toAuthenticatorData(changes.rpId ?? options.rp.id, flags, changes.counter ?? counter, key);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, changes).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: RequestOptions, changes: AnswerChanges = {}) {
      const data = clientData('webauthn.get', options.challenge, changes);
      const flags = PRESENT | (changes.unverified ? 0 : VERIFIED);
      counter = changes.counter ?? counter + 1;
      const authData = toAuthenticatorData(changes.rpId ?? options.rpId, flags, counter);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        id: changes.id ?? id,
        rawId: changes.id ?? id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: changes.userHandle === undefined ? userHandle : changes.userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
