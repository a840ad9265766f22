import type { FastifyInstance } from 'fastify';
import { sendInvitation } from '../features/signers/index.ts';
import { everSigner } from '../records/named-signers/index.ts';
import { readOutbox } from '../vendors/index.ts';
import { sendPhotos } from './act-identity.ts';
import { signInInk } from './act-notary.ts';
import { signPapers } from './act-signing.ts';
import type { Act } from './act.ts';
import { bodyOf, openClient, type Client } from './client.ts';
import { confirmKept } from './confirm-kept.ts';
import { readPapers } from './papers.ts';

const C = '/service-application/api/v1/application/heloc/co-deed';
const PASSWORD = 'green Canal! lantern 4';

interface Own {
  readonly stage: string;
  readonly version: number;
  readonly explain: { readonly owner: string };
}

type At = Pick<Parameters<Act>[0], 'uuid' | 'desk' | 'outside' | 'persona' | 'code'>;

/** The browsers of the co-owners of one loan, by person. */
export type CoOwners = Map<string, Client>;

/** Gates that wait for somebody besides the borrower. */
export const OTHERS_TURN: ReadonlySet<string> = new Set([
  'owner-notice',
  'note-others',
  'deed-others',
  'deed-manual-others',
  'rescission-notice',
  'mail-margin',
]);

/** Has every co-owner of a loan do the next thing that is theirs, each in a browser of their own; answers whether any of them did. */
export async function coOwnersAct(
  app: FastifyInstance,
  organisation: string,
  browsers: CoOwners,
  at: At,
): Promise<boolean> {
  const { db, vault } = app.context;
  let done = false;
  for (const signer of await everSigner(vault, db, at.uuid)) {
    const { person, email, round, removedAt } = signer;
    if (removedAt !== null || email === null) continue;
    const client = browsers.get(person) ?? (await comeIn(app, organisation, { person, email, round }));
    browsers.set(person, client);
    if ((await coOwnerStep(client, person, at)) || (await confirmKept(client, at.uuid, signer)) !== null) done = true;
  }
  return done;
}

/** Takes up the link in the newest mail, as the person who reads it would. */
async function comeIn(
  app: FastifyInstance,
  organisation: string,
  { person, email, round }: { person: string; email: string; round: number },
): Promise<Client> {
  const { context } = app;
  const client = openClient(app, organisation);
  // The mail may still be on its way: under its key it is the same letter.
  await sendInvitation(`${person}:${round}`, context);
  const [letter] = (await readOutbox(context.db, context.vault, email)).filter(
    ({ template }) => template.startsWith('signer.') && template !== 'signer.login',
  );
  const token = new URL(letter?.links[0] ?? '').hash.slice(1);
  bodyOf('open', await client.call('POST', `${C}/invitations/open`, { token }));
  const texts = bodyOf(
    'consents',
    await client.call('GET', '/service-profile/api/v1/profile/consent-types'),
  ) as unknown as { type: string; version: string }[];
  const consentListRequest = texts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' }));
  const { jwt } = bodyOf(
    'accept',
    await client.call('POST', `${C}/invitations/accept`, {
      token,
      password: PASSWORD,
      email: null,
      consentListRequest,
    }),
  );
  client.signIn(String(jwt));
  return client;
}

/** One step of a willing co-owner; false when it is not their turn. */
export async function coOwnerStep(client: Client, person: string, at: At): Promise<boolean> {
  const base = `/service-krang-heloc/borrower/secure/api/v1/${at.uuid}`;
  const { stage, version, explain } = bodyOf('signer', await client.call('GET', `${C}/${person}`)) as unknown as Own;
  switch (stage) {
    case 'INTRO':
      bodyOf('residence', await client.call('PUT', `${C}/${person}/residence`, { livesThere: 'YES' }, version));
      return true;
    case 'IDENTITY': {
      const { verification } = bodyOf('identity', await client.call('GET', `${base}/identity-verification`));
      if (verification === 'PENDING_REVIEW') return false;
      if (verification === 'VERIFIED' || (verification === null && (await isBeingChecked(client, base)))) return true;
      await sendPhotos(client, base);
      return true;
    }
    case 'DOCUMENTS':
      await readPapers(client, at.uuid);
      return explain.owner === 'YOU';
    case 'SIGN':
      return (await signPapers({ ...at, client, base: '', version, statement: async () => [] })) !== null;
    case 'NOTARY':
      return meetNotary(client, person, base, at);
    default:
      return false;
  }
}

/** Photos that were sent are looked at by a job: until it has answered, nothing is left to send. */
async function isBeingChecked(client: Client, base: string): Promise<boolean> {
  const documents = bodyOf('documents', await client.call('GET', `${base}/documents`)) as unknown as {
    submittedAt?: string | null;
  }[];
  return documents.some((one) => one.submittedAt != null);
}

async function meetNotary(client: Client, person: string, base: string, at: At): Promise<boolean> {
  const { kind, signedAt } = bodyOf('notary', await client.call('GET', `${base}/notary`)) as unknown as {
    kind: string;
    signedAt: string | null;
  };
  if (signedAt) return false;
  if (kind === 'MANUAL') return (await signInInk({ ...at, client }, person)) !== null;
  const session = await client.call('POST', `${base}/notary/sessions`, { bookingUuid: null });
  // The notary's word may be on its way: then there is nothing left to sign.
  if (session.status === 409) return true;
  const { sessionUuid } = bodyOf('session', session);
  await at.outside.signBeforeNotary(String(sessionUuid));
  return true;
}
