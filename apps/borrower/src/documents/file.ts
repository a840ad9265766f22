import { readDocument } from '@lintel/contract';
import { api } from '../platform/lazy/api.ts';

/** Fetches the bytes of a document's PDF. */
export async function fetchDocumentBytes(uuid: string, documentUuid: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await api(readDocument, { params: { uuid, documentUuid } }));
}

/** Downloads a document as a file. */
export async function downloadDocument(uuid: string, documentUuid: string, title: string): Promise<void> {
  downloadPdf(await fetchDocumentBytes(uuid, documentUuid), title);
}

/** Downloads a PDF under a title. */
export const downloadPdf = (bytes: BlobPart, title: string): void =>
  downloadBytes(bytes, 'application/pdf', `${title}.pdf`);

/** Downloads bytes as a file. A plain link can't, because the call needs the token. */
export function downloadBytes(bytes: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // By then the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
