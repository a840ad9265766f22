import { readDocument } from '@lintel/contract';
import { api } from '../platform/later/api.ts';
import { keepFile } from '../platform/later/keep-file.ts';

/** The bytes of a document. */
export async function bytesOf(uuid: string, documentUuid: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await api(readDocument, { params: { uuid, documentUuid } }));
}

/** Hands a document to the browser as a file to keep. */
export async function saveFile(uuid: string, documentUuid: string, title: string): Promise<void> {
  keepPdf(await bytesOf(uuid, documentUuid), title);
}

/** Has the browser keep a PDF under a title. */
export const keepPdf = (bytes: BlobPart, title: string): void => keepFile(bytes, 'application/pdf', `${title}.pdf`);
