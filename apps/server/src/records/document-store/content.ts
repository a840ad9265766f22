import { randomUUID } from 'node:crypto';
import type { DocumentText } from '@lintel/domain';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { refuse, setDownload } from '../../kernel/http/index.ts';
import { sha256 } from '../../loan-file/index.ts';
import { FileAltered, FileMissing } from '../../vendors/index.ts';
import { beginFile } from '../uploads/index.ts';
import type { DocumentRow } from './documents.ts';

/** Returns the bytes of a document if they match the hash in its row. Altered content is never returned. */
export async function readContent(
  { vendors }: Pick<Context, 'vendors'>,
  row: DocumentRow,
): Promise<Buffer<ArrayBuffer>> {
  if (row.state !== 'READY' || row.file_ref === null) return refuse('document-refused');
  const content = await refuseIfAltered(() => vendors.files.get(row.file_ref ?? ''));
  return sha256(content) === row.sha256 ? (content as Buffer<ArrayBuffer>) : refuse('document-altered');
}

/** Returns the readable text of a document that we made. */
export async function loadDocumentText(context: Pick<Context, 'vendors'>, row: DocumentRow): Promise<DocumentText> {
  if (row.state !== 'READY' || row.text_ref === null) return refuse('document-refused');
  return refuseIfAltered(() => readText(context, row.text_ref));
}

async function refuseIfAltered<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileAltered || error instanceof FileMissing) return refuse('document-altered');
    throw error;
  }
}

/** Sets the headers of a download that is named by the document's title. */
export function setDocumentDownload(reply: FastifyReply, row: Pick<DocumentRow, 'title' | 'media_type'>): void {
  const title = row.title.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  setDownload(reply, {
    name: `${title}.${row.media_type?.split('/')[1] ?? 'bin'}`,
    mediaType: row.media_type ?? 'application/octet-stream',
  });
}

/** Stores the text of a document and returns its reference. */
export async function storeText(context: Pick<Context, 'db' | 'vendors'>, text: DocumentText): Promise<string> {
  const ref = await beginFile(context, randomUUID());
  await context.vendors.files.put(ref, Buffer.from(JSON.stringify(text)));
  return ref;
}

/** Returns the text of a document as written. */
export async function readText({ vendors }: Pick<Context, 'vendors'>, ref: string | null): Promise<DocumentText> {
  if (ref === null) throw new Error('This document has no text.');
  return JSON.parse((await vendors.files.get(ref)).toString('utf8')) as DocumentText;
}
