import { DOCUMENT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, instant, text, uuid, whole } from './base.ts';

export const sha256 = checked(z.string(), z.regex(/^[0-9a-f]{64}$/));

/** A paper of a loan (calls, shape Document): one we made, or one that was sent. */
export const document = z.strictObject({
  uuid,
  type: z.enum(DOCUMENT_TYPES),
  title: z.string(),
  state: z.enum(['SCANNING', 'READY', 'REFUSED']),
  pages: z.nullish(whole),
  /** Bytes. */
  size: z.nullish(whole),
  sha256: z.nullish(sha256),
  createdAt: instant,
  mustAcknowledge: z.boolean(),
  acknowledgedAt: z.nullish(instant),
  viewedToEndAt: z.nullish(instant),
  /** When an upload was sent with its step; until then its owner may take it back. */
  submittedAt: z.nullish(instant),
  review: z.nullish(z.strictObject({ outcome: z.string(), reason: z.nullish(text) })),
  /** The set it belongs to; nothing for an upload. */
  set: z.nullish(z.enum(['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE', 'NOTICES'])),
  /** False: another took its place. It can still be read. */
  current: z.boolean(),
  plainLine: z.nullish(z.string()),
});
export type Document = z.output<typeof document>;

/** One element of a paper's readable text; the PDF is made of the same. */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: z.string() }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
]);

/** A file as it is: no JSON. */
export const bytes = z.custom<ArrayBuffer | Uint8Array<ArrayBuffer>>(
  (value) => value instanceof ArrayBuffer || value instanceof Uint8Array,
);
