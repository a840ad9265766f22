import { readDocument } from '@lintel/contract';
import { api } from '../platform/lazy/api.ts';

export async function fetchDocumentBytes(uuid: string, documentUuid: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await api(readDocument, { params: { uuid, documentUuid } }));
}

/** Downloads a document as a file. */
export async function saveFile(uuid: string, documentUuid: string, title: string): Promise<void> {
  keepPdf(await fetchDocumentBytes(uuid, documentUuid), title);
}

/** Downloads a PDF under a title. */
export const keepPdf = (bytes: BlobPart, title: string): void => keepFile(bytes, 'application/pdf', `${title}.pdf`);

/** Downloads bytes as a file. A plain link can't, because the call needs the token. */
export function keepFile(bytes: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // By then the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
