import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** The recipient's address. */
export interface PostAddress {
  readonly name: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** One letter on paper with documents. The files are in our store; a real mailing vendor receives their bytes. */
export interface PostLetter {
  readonly to: PostAddress;
  readonly documents: readonly { readonly title: string; readonly fileRef: string; readonly pages: number }[];
  readonly applicationUuid: string;
}

/** ACCEPTED: the event `posted` reports the mailing, with our key as its reference. POSTED: it is in the mail. */
export const postAnswer = z.strictObject({ outcome: z.enum(['ACCEPTED', 'POSTED']) });
export type PostAnswer = z.output<typeof postAnswer>;

/** Prints and mails letters. The same key is the same letter. */
export interface PostPort {
  readonly provider: string;
  send(letter: PostLetter, meta: RequestMeta): Promise<PostAnswer>;
}
