/** Why a link doesn't work. */
export type SignerErrorKind = 'expired' | 'wrong' | 'signed';

/** Maps the server's refusal of a link to its reason. */
export const STOP_OF: Readonly<Partial<Record<string, SignerErrorKind>>> = {
  'link-expired': 'expired',
  'wrong-person': 'wrong',
  'already-signed': 'signed',
};
