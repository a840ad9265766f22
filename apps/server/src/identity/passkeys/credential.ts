import type { Passkey } from './store.ts';

/** Describes a passkey to a browser, as WebAuthn's PublicKeyCredentialDescriptor. */
export const toDescriptor = ({ credential_id: id, transports }: Pick<Passkey, 'credential_id' | 'transports'>) => ({
  id,
  type: 'public-key' as const,
  transports: [...transports],
});

/** Returns the bytes of an account's ID: what an authenticator stores for it (WebAuthn's user handle). */
export const toUserHandle = (identityUuid: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(identityUuid.replaceAll('-', ''), 'hex'));
