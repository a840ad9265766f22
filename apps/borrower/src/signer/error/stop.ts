/** The reason that an additional signer's link doesn't work. */
export type SignerErrorKind = 'expired' | 'wrong' | 'signed';

/** The reason for each name of the server's errors about a link. */
export const SIGNER_ERROR_KINDS: Readonly<Partial<Record<string, SignerErrorKind>>> = {
  'link-expired': 'expired',
  'wrong-person': 'wrong',
  'already-signed': 'signed',
};
