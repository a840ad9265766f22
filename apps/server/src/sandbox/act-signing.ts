import type { Act, Outside } from './act.ts';
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
const A_DAY = 86_400_000;
/** Days. */
const LONGEST_WAIT = 10;
const EMAIL = '/identity/secure/api/v1/email-verification';

/** Reads the notices, confirms the e-mail address with the code from the mail, adopts a typed signature and signs what needs no notary. */
export const signPapers: Act = async ({ client, uuid, persona, code, outside }) => {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${uuid}`;
  await readPapers(client, uuid);
  const { documents, emailVerified } = bodyOf('signing', await client.call('GET', `${base}/signing`)) as unknown as {
    documents: readonly Paper[];
    emailVerified: boolean;
  };
  const toSign = documents.filter(({ signedBy, signedAt }) => signedBy === 'HERE' && !signedAt);
  if (toSign.length === 0) return null;
  if (!emailVerified) await confirmEmail(client, code);
  const { firstName, lastName } = persona;
  const signature = {
    mode: 'TYPED',
    text: `${firstName} ${lastName}`,
    face: 'SCRIPT',
    initials: `${firstName.charAt(0)}${lastName.charAt(0)}`,
  };
  const { signatureUuid } = bodyOf('adopt', await client.call('PUT', `${base}/signing/signature`, signature));
  let last: Answer | null = null;
  for (const { uuid: paper, sha256, pages, fields } of toSign) {
    bodyOf('text', await client.call('GET', `${base}/documents/${paper}/text`));
    bodyOf(
      'viewed',
      await client.call('PUT', `${base}/documents/${paper}/viewed`, { lastPage: pages, reachedEnd: true, sha256 }),
    );
    last = await inTime(outside, () =>
      client.call('POST', `${base}/signing/documents/${paper}/signature`, {
        sha256,
        signatureUuid,
        fieldIds: fields.map(({ fieldId }) => fieldId),
        location: DENVER,
      }),
    );
    bodyOf('signature', last);
  }
  return last;
};

/** Where the law has a paper wait some days, as behind the copy of a valuation, they go by as those of the right to cancel do. */
async function inTime(outside: Outside, sign: () => Promise<Answer>): Promise<Answer> {
  let answer = await sign();
  for (let days = 0; days < LONGEST_WAIT && answer.body['status'] === 'too-early'; days += 1) {
    await outside.waitUntil(new Date(Date.parse(await outside.now()) + A_DAY).toISOString());
    answer = await sign();
  }
  return answer;
}

async function confirmEmail(client: Client, code: () => Promise<string>): Promise<void> {
  bodyOf('send a code', await client.call('POST', EMAIL));
  bodyOf('confirm', await client.call('PUT', EMAIL, { code: await code() }));
}

/** What a willing borrower does with the papers to sign. */
export const SIGNING_ACTS: Readonly<Record<string, Act>> = { NOTE_SIGNING: signPapers };
