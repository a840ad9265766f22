import {
  acknowledgeDocument,
  giveEsignConsent,
  listDisclosures,
  readDocument,
  readDocumentText,
  readEsignConsent,
  viewDocument,
} from '@lintel/contract';
import type { Client } from './client.ts';
import { readPdfText } from './read-pdf.ts';

/**
 * Does what a willing borrower does with the documents of a step: agrees to electronic documents and reads each to its
 * end.
 */
export async function readDocuments(client: Client, uuid: string): Promise<void> {
  await agreeToElectronicDocuments(client, uuid);
  for (const { uuid: documentUuid, sha256, pages, acknowledgedAt } of await client.send(listDisclosures, {
    params: { uuid },
  })) {
    if (acknowledgedAt) continue;
    const params = { uuid, documentUuid };
    if (sha256 == null || pages == null) throw new Error(`The document ${documentUuid} can't be read yet.`);
    await client.send(readDocumentText, { params });
    await client.send(viewDocument, { params, body: { lastPage: pages, reachedEnd: true, sha256 } });
    await client.send(acknowledgeDocument, { params, body: { sha256 } });
  }
}

/** Opens the sample PDF, reads the code in it and agrees. An existing consent is enough. */
export async function agreeToElectronicDocuments(client: Client, uuid: string): Promise<void> {
  const params = { uuid };
  const { version, sampleDocumentUuid, givenAt, withdrawnAt } = await client.send(readEsignConsent, { params });
  if (givenAt && !withdrawnAt) return;
  const words = await readPdfText(
    await client.file(readDocument, { params: { uuid, documentUuid: sampleDocumentUuid } }),
  );
  const demonstratedCode = /\d{3} \d{3}/.exec(words)?.[0] ?? '';
  await client.send(giveEsignConsent, { params, body: { version, demonstratedCode } });
}
