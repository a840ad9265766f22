import type { FastifyReply } from 'fastify';
import { setDownload } from '../kernel/http/index.ts';
import type { DocumentRow } from '../records/document-store/index.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' };
const CSV = 'text/csv; charset=utf-8';

/** Sets the headers of an audit export, with the hash of its bytes (RFC 9530). */
export function setExportHeaders(
  reply: FastifyReply,
  uuid: string,
  { digest, format }: { readonly digest: string; readonly format: 'CSV' | 'JSONL' },
): void {
  setDownload(reply, {
    name: `audit-${uuid.slice(0, 8)}.${format.toLowerCase()}`,
    mediaType: format === 'CSV' ? CSV : 'application/jsonl; charset=utf-8',
  });
  reply.header('content-digest', `sha-256=:${digest}:`);
}

/** Sets the headers of a list that is downloaded as CSV. */
export const setCsvHeaders = (reply: FastifyReply, name: string): void =>
  setDownload(reply, { name: `${name}.csv`, mediaType: CSV });

/** Sets the headers of a document's download. The name is ours, because an uploader's could mislead. */
export function setAttachmentHeaders(
  reply: FastifyReply,
  { uuid, media_type: type }: Pick<DocumentRow, 'uuid' | 'media_type'>,
): void {
  const ending = type !== null && Object.hasOwn(ENDINGS, type) ? ENDINGS[type] : undefined;
  setDownload(reply, {
    name: `document-${uuid.slice(0, 8)}.${ending ?? 'bin'}`,
    mediaType: ending && type ? type : 'application/octet-stream',
  });
}
