import { MAX_PASSKEY_NAME_LENGTH } from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, instant, uuid } from './base.ts';

/** Binary data as WebAuthn's JSON carries it. */
const base64url = checked(z.string(), z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));
/** A credential's ID; at most 1,023 bytes (WebAuthn Level 3, section 5.8.3). */
const credentialId = checked(z.string(), z.minLength(1), z.maxLength(1364), z.regex(/^[\w-]+$/));
const transports = checked(z.array(checked(z.string(), z.maxLength(40))), z.maxLength(10));

const descriptor = z.strictObject({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.optional(transports),
});
const userVerification = z.literal('required');

/** The options with which a browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal('none'),
});

/**
 * The options with which a browser uses a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. Without
 * `allowCredentials` the person picks one of their passkeys.
 */
export const requestOptions = z.strictObject({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.int(),
  userVerification,
  allowCredentials: z.optional(z.array(descriptor)),
});

// Browsers send more than we read, and the standard grows, so unknown fields are dropped.
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** The browser's reply with a new passkey: the part of `RegistrationResponseJSON` that is checked. */
export const createdCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports: z.nullish(transports) }),
});

/**
 * The browser's reply after a login or step-up with a passkey: the part of `AuthenticationResponseJSON` that is
 * checked.
 */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(base64url),
  }),
});

export const passkeyName = checked(z.string(), z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME_LENGTH));

/** A passkey in its owner's list. */
export const passkey = z.strictObject({
  passkeyUuid: uuid,
  name: z.string(),
  /** The site it logs in at. */
  host: z.string(),
  /** True: the device's maker copies it to the person's other devices. */
  synced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
