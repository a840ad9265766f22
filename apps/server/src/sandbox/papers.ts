import { bodyOf, type Client } from './client.ts';
import { wordsOf } from './read-pdf.ts';

interface Paper {
  readonly uuid: string;
  readonly sha256: string;
  readonly pages: number;
  readonly acknowledgedAt: string | null;
}

/** What a willing borrower does with the papers of a step: agrees to get them on the screen, and reads each to its end. */
export async function readPapers(client: Client, uuid: string): Promise<void> {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  await agreeToScreens(client, base);
  const papers = bodyOf('disclosures', await client.call('GET', `${base}/disclosures`)) as unknown as Paper[];
  for (const { uuid: paper, sha256, pages, acknowledgedAt } of papers) {
    if (acknowledgedAt) continue;
    bodyOf('text', await client.call('GET', `${base}/documents/${paper}/text`));
    bodyOf(
      'viewed',
      await client.call('PUT', `${base}/documents/${paper}/viewed`, { lastPage: pages, reachedEnd: true, sha256 }),
    );
    bodyOf('acknowledgement', await client.call('PUT', `${base}/documents/${paper}/acknowledgement`, { sha256 }));
  }
}

/** Opens the sample PDF, reads the code in it and agrees; a consent that stands is enough. */
export async function agreeToScreens(client: Client, base: string): Promise<void> {
  const { version, sampleDocumentUuid, givenAt, withdrawnAt } = bodyOf(
    'consent',
    await client.call('GET', `${base}/signing/consent`),
  );
  if (givenAt && !withdrawnAt) return;
  const words = await wordsOf(await client.file(`${base}/documents/${String(sampleDocumentUuid)}`));
  const demonstratedCode = /\d{3} \d{3}/.exec(words)?.[0];
  bodyOf('consent', await client.call('POST', `${base}/signing/consent`, { version, demonstratedCode }));
}
