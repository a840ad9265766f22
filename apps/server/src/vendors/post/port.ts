import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** Where a letter goes. */
export interface PostAddress {
  readonly name: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** One letter with papers. The files stand in our store; a real post office is handed their bytes. */
export interface PostLetter {
  readonly to: PostAddress;
  readonly documents: readonly { readonly title: string; readonly fileRef: string; readonly pages: number }[];
  readonly applicationUuid: string;
}

/** ACCEPTED: it will tell when it was posted, by the event `posted` with our key as its reference. POSTED: it is on its way. */
export const postAnswer = z.strictObject({ outcome: z.enum(['ACCEPTED', 'POSTED']) });
export type PostAnswer = z.output<typeof postAnswer>;

/** Prints and posts letters. The same key is the same letter. */
export interface PostPort {
  readonly provider: string;
  send(letter: PostLetter, meta: RequestMeta): Promise<PostAnswer>;
}
