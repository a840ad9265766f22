import type { FastifyReply } from 'fastify';
import type { DocumentRow } from './documents.ts';

/** A file of a loan is handed over, never run: kept under a name, in no frame, without scripts. */
export function asFile(reply: FastifyReply, row: Pick<DocumentRow, 'title' | 'media_type'>): void {
  const name = `${row.title.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.${row.media_type === 'application/pdf' ? 'pdf' : (row.media_type?.split('/')[1] ?? 'bin')}`;
  reply.header('content-type', row.media_type ?? 'application/octet-stream');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
}
