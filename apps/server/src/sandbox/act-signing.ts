import {
  adoptSignature,
  confirmEmail,
  readDocumentText,
  readSigning,
  sendEmailCode,
  signDocument,
  viewDocument,
} from '@lintel/contract';
import { DAY_MS } from '../kernel/time.ts';
import type { Act, OutsideActions, Step, WriteReply } from './act.ts';
import { RefusalError, type Client } from './client.ts';
import { readDocuments } from './read-documents.ts';

const DENVER = { latitude: 39.7392, longitude: -104.9903, accuracy: 20 };
/** Most days that the clock is moved for one document. */
const LONGEST_WAIT = 10;

/**
 * The act at the signing: reads the notices, confirms the email address with the code from the email, adopts a typed
 * signature and signs what needs no notary.
 */
export const signDocuments = async ({
  client,
  uuid,
  persona,
  code,
  outside,
}: Pick<Step, 'client' | 'uuid' | 'persona' | 'code' | 'outside'>): Promise<WriteReply | null> => {
  const params = { uuid };
  await readDocuments(client, uuid);
  const { documents, emailVerified } = await client.send(readSigning, { params });
  const toSign = documents.filter(({ signedBy, signedAt }) => signedBy === 'HERE' && !signedAt);
  if (toSign.length === 0) return null;
  if (!emailVerified) await typeEmailCode(client, code);
  const { firstName, lastName } = persona;
  const { signatureUuid } = await client.send(adoptSignature, {
    params,
    body: {
      mode: 'TYPED',
      text: `${firstName} ${lastName}`,
      face: 'SCRIPT',
      initials: `${firstName.charAt(0)}${lastName.charAt(0)}`,
    },
  });
  let last: WriteReply | null = null;
  for (const { uuid: documentUuid, sha256, pages, fields } of toSign) {
    if (sha256 == null || pages == null) throw new Error(`The document ${documentUuid} can't be signed yet.`);
    const onDocument = { uuid, documentUuid };
    await client.send(readDocumentText, { params: onDocument });
    await client.send(viewDocument, { params: onDocument, body: { lastPage: pages, reachedEnd: true, sha256 } });
    last = await signWhenAllowed(outside, () =>
      client.send(signDocument, {
        params: onDocument,
        body: { sha256, signatureUuid, fieldIds: fields.map(({ fieldId }) => fieldId), location: DENVER },
      }),
    );
  }
  return last;
};

/**
 * Where a document requires a legal wait of some days, as after the copy of a valuation, moves the clock past it, as
 * for the right to cancel.
 */
async function signWhenAllowed(outside: OutsideActions, sign: () => Promise<WriteReply>): Promise<WriteReply> {
  for (let days = 0; days < LONGEST_WAIT; days += 1) {
    try {
      return await sign();
    } catch (error) {
      if (!(error instanceof RefusalError && error.refusal === 'too-early')) throw error;
    }
    await outside.waitUntil(new Date(Date.parse(await outside.now()) + DAY_MS).toISOString());
  }
  return sign();
}

async function typeEmailCode(client: Client, code: () => Promise<string>): Promise<void> {
  await client.send(sendEmailCode);
  await client.send(confirmEmail, { body: { code: await code() } });
}

/** The acts of a willing borrower with the documents to sign, by status. */
export const SIGNING_ACTS: Readonly<Record<string, Act>> = { NOTE_SIGNING: signDocuments };
