/** Why a link doesn't work. */
export type Stop = 'expired' | 'wrong' | 'signed';

/** Maps the server's refusal of a link to its reason. */
export const STOP_OF: Readonly<Partial<Record<string, Stop>>> = {
  'link-expired': 'expired',
  'wrong-person': 'wrong',
  'already-signed': 'signed',
};
