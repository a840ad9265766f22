import { readDocument } from '@lintel/contract';
import { api } from '../platform/later/api.ts';

/** The bytes of a document. */
export async function fetchDocumentBytes(uuid: string, documentUuid: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await api(readDocument, { params: { uuid, documentUuid } }));
}

/** Hands a document to the browser as a file to keep. */
export async function saveFile(uuid: string, documentUuid: string, title: string): Promise<void> {
  keepPdf(await fetchDocumentBytes(uuid, documentUuid), title);
}

/** Has the browser keep a PDF under a title. */
export const keepPdf = (bytes: BlobPart, title: string): void => keepFile(bytes, 'application/pdf', `${title}.pdf`);

/** Hands bytes to the browser as a file to keep: what a call with the token gave, no plain link leads to. */
export function keepFile(bytes: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
