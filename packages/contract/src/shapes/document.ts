import { DOCUMENT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, instant, text, uuid, whole } from './base.ts';

/** A SHA-256 hash in hexadecimal. */
export const sha256 = checked(z.string(), z.regex(/^[0-9a-f]{64}$/));

/** A document of a loan: one we made, or an upload. */
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
  /** When an upload was sent with its step; until then its owner can remove it. */
  submittedAt: z.nullish(instant),
  review: z.nullish(z.strictObject({ outcome: z.string(), reason: z.nullish(text) })),
  /** The document set that it belongs to; null for an upload. */
  set: z.nullish(z.enum(['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE', 'NOTICES'])),
  /** False: it was replaced. It can still be read. */
  current: z.boolean(),
  plainLine: z.nullish(z.string()),
});
export type Document = z.output<typeof document>;

/** One block of a document's readable text; the PDF is made from the same blocks. */
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

/** A file's bytes, not JSON. */
export const bytes = z.custom<ArrayBuffer | Uint8Array<ArrayBuffer>>(
  (value) => value instanceof ArrayBuffer || value instanceof Uint8Array,
);
