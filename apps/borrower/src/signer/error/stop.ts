/** Why a link leads no further. */
export type Stop = 'expired' | 'wrong' | 'signed';

/** What a refusal of a link means. */
export const STOP_OF: Readonly<Partial<Record<string, Stop>>> = {
  'link-expired': 'expired',
  'wrong-person': 'wrong',
  'already-signed': 'signed',
};
