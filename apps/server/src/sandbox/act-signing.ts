import type { Act } from './act.ts';
import { bodyOf, type Answer, type Client } from './client.ts';
import { readPapers } from './papers.ts';

interface Paper {
  readonly uuid: string;
  readonly sha256: string;
  readonly pages: number;
  readonly signedBy: string;
  readonly signedAt: string | null;
  readonly fields: readonly { readonly fieldId: string }[];
}

const DENVER = { latitude: 39.7392, longitude: -104.9903, accuracy: 20 };
const EMAIL = '/identity/secure/api/v1/email-verification';

/** Reads the notices, confirms the e-mail address with the code from the mail, adopts a typed signature and signs what needs no notary. */
export const signPapers: Act = async ({ client, uuid, persona, code }) => {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  await readPapers(client, uuid);
  const { documents, emailVerified } = bodyOf('signing', await client.call('GET', `${base}/signing`)) as unknown as { documents: readonly Paper[]; emailVerified: boolean };
  const toSign = documents.filter(({ signedBy, signedAt }) => signedBy === 'HERE' && !signedAt);
  if (toSign.length === 0) return null;
  if (!emailVerified) await confirmEmail(client, code);
  const { firstName, lastName } = persona;
  const signature = { mode: 'TYPED', text: `${firstName} ${lastName}`, face: 'SCRIPT', initials: `${firstName.charAt(0)}${lastName.charAt(0)}` };
  const { signatureUuid } = bodyOf('adopt', await client.call('PUT', `${base}/signing/signature`, signature));
  let last: Answer | null = null;
  for (const { uuid: paper, sha256, pages, fields } of toSign) {
    bodyOf('text', await client.call('GET', `${base}/documents/${paper}/text`));
    bodyOf('viewed', await client.call('PUT', `${base}/documents/${paper}/viewed`, { lastPage: pages, reachedEnd: true, sha256 }));
    last = await client.call('POST', `${base}/signing/documents/${paper}/signature`, { sha256, signatureUuid, fieldIds: fields.map(({ fieldId }) => fieldId), location: DENVER });
    bodyOf('signature', last);
  }
  return last;
};

async function confirmEmail(client: Client, code: () => Promise<string>): Promise<void> {
  bodyOf('send a code', await client.call('POST', EMAIL));
  bodyOf('confirm', await client.call('PUT', EMAIL, { code: await code() }));
}

/** What a willing borrower does with the papers to sign. */
export const SIGNING_ACTS: Readonly<Record<string, Act>> = { NOTE_SIGNING: signPapers };
