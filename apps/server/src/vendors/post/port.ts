import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** The recipient's address. */
export interface MailingAddress {
  readonly name: string;
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** One letter on paper with documents. The files are in our store; a real mailing vendor receives their bytes. */
export interface Letter {
  readonly to: MailingAddress;
  readonly documents: readonly { readonly title: string; readonly fileRef: string; readonly pages: number }[];
  readonly applicationUuid: string;
}

/** ACCEPTED: the event `posted` reports the mailing, with our key as its reference. POSTED: it is in the mail. */
export const mailingReply = z.strictObject({ outcome: z.enum(['ACCEPTED', 'POSTED']) });
export type MailingReply = z.output<typeof mailingReply>;

/** Prints and mails letters. The same key is the same letter. */
export interface LetterPort {
  readonly provider: string;
  send(letter: Letter, meta: RequestMeta): Promise<MailingReply>;
}
