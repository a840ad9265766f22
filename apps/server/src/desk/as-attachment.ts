import type { FastifyReply } from 'fastify';
import type { DocumentRow } from '../documents/shelf.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** A file is handed over, never run: under a name of ours, in no frame, without scripts. */
export function asAttachment(reply: FastifyReply, { uuid, media_type: type }: Pick<DocumentRow, 'uuid' | 'media_type'>): void {
  const known = type !== null && Object.hasOwn(ENDINGS, type);
  reply.headers({
    'content-type': known ? type : 'application/octet-stream',
    'content-disposition': `attachment; filename="document-${uuid.slice(0, 8)}.${known ? ENDINGS[type] : 'bin'}"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
