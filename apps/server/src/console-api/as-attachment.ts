import type { FastifyReply } from 'fastify';
import type { DocumentRow } from '../records/document-store/index.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };

/** Sets the headers of an audit export, with the hash of its bytes (RFC 9530). */
export function exportHeaders(
  reply: FastifyReply,
  uuid: string,
  { digest, format }: { readonly digest: string; readonly format: 'CSV' | 'JSONL' },
): void {
  reply.headers({
    'content-type': format === 'CSV' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
    'content-disposition': `attachment; filename="audit-${uuid.slice(0, 8)}.${format.toLowerCase()}"`,
    'content-digest': `sha-256=:${digest}:`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}

/** Sets the headers of a list that is downloaded as CSV. */
export function csvHeaders(reply: FastifyReply, name: string): void {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}

/** Sends a file as a download with a name that we choose: never framed, never executed. */
export function asAttachment(
  reply: FastifyReply,
  { uuid, media_type: type }: Pick<DocumentRow, 'uuid' | 'media_type'>,
): void {
  const known = type !== null && Object.hasOwn(ENDINGS, type);
  reply.headers({
    'content-type': known ? type : 'application/octet-stream',
    'content-disposition': `attachment; filename="document-${uuid.slice(0, 8)}.${known ? ENDINGS[type] : 'bin'}"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
}
