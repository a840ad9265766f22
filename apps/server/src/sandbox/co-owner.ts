import {
  acceptSignerInvitation,
  listDocuments,
  openSignerInvitation,
  readIdentityVerification,
  readNotary,
  readOwnSigner,
  readProfileConsentTypes,
  saveSignerResidence,
  startNotarySession,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { sendInvitation } from '../features/signers/index.ts';
import { loadAllSignersEver } from '../records/named-signers/index.ts';
import { readOutbox } from '../vendors/index.ts';
import { sendPhotos } from './act-identity.ts';
import { signInInk } from './act-notary.ts';
import { signDocuments } from './act-signing.ts';
import type { Step } from './act.ts';
import { openClient, RefusalError, type Client } from './client.ts';
import { confirmNotCanceled } from './confirm-not-canceled.ts';
import { readDocuments } from './read-documents.ts';

const PASSWORD = 'green Canal! lantern 4';

type CoOwnerContext = Pick<Step, 'uuid' | 'desk' | 'outside' | 'persona' | 'code'>;

/** The clients of one loan's co-owners, by person. */
export type CoOwners = Map<string, Client>;

/** Gates during which co-owners may have something to do. */
export const CO_OWNER_GATES: ReadonlySet<string> = new Set([
  'owner-notice',
  'note-others',
  'deed-others',
  'deed-manual-others',
  'rescission-notice',
  'mail-margin',
]);

/**
 * Has every co-owner of a persona's loan do their next step, each as a separate client. Returns whether any did one.
 */
export async function coOwnersAct(
  app: FastifyInstance,
  organization: string,
  clients: CoOwners,
  at: CoOwnerContext,
): Promise<boolean> {
  const { db, vault } = app.context;
  let hasActed = false;
  for (const signer of await loadAllSignersEver(vault, db, at.uuid)) {
    const { person, email, round, removedAt } = signer;
    if (removedAt !== null || email === null) continue;
    const client = clients.get(person) ?? (await acceptInvitation(app, organization, { person, email, round }));
    clients.set(person, client);
    if ((await coOwnerStep(client, person, at)) || (await confirmNotCanceled(client, at.uuid, signer)) !== null)
      hasActed = true;
  }
  return hasActed;
}

/** Accepts the invitation by the link in the newest invitation email. Returns the co-owner's client. */
async function acceptInvitation(
  app: FastifyInstance,
  organization: string,
  { person, email, round }: { person: string; email: string; round: number },
): Promise<Client> {
  const { context } = app;
  const client = openClient(app, organization);
  // Sends the email now in case its job hasn't run; the same key makes it the same email.
  await sendInvitation(`${person}:${round}`, context);
  const [letter] = (await readOutbox(context.db, context.vault, email)).filter(
    ({ template }) => template.startsWith('signer.') && template !== 'signer.login',
  );
  const token = new URL(letter?.links[0] ?? '').hash.slice(1);
  await client.send(openSignerInvitation, { body: { token } });
  const texts = await client.send(readProfileConsentTypes);
  const { jwt } = await client.send(acceptSignerInvitation, {
    body: {
      token,
      password: PASSWORD,
      email: null,
      consentListRequest: texts.map(({ type, version }) => ({ type, version, optInOut: 'OPT_IN' as const })),
    },
  });
  client.setToken(jwt);
  return client;
}

/** Does one step of a willing co-owner. Returns false when it isn't their turn. */
export async function coOwnerStep(client: Client, person: string, at: CoOwnerContext): Promise<boolean> {
  const { uuid } = at;
  const { stage, version, explain } = await client.send(readOwnSigner, { params: { signerUuid: person } });
  switch (stage) {
    case 'INTRO':
      await client.send(saveSignerResidence, { params: { signerUuid: person }, version, body: { livesThere: 'YES' } });
      return true;
    case 'IDENTITY': {
      const { verification } = await client.send(readIdentityVerification, { params: { uuid } });
      if (verification === 'PENDING_REVIEW') return false;
      if (verification === 'VERIFIED' || (verification == null && (await isBeingChecked(client, uuid)))) return true;
      await sendPhotos(client, uuid);
      return true;
    }
    case 'DOCUMENTS':
      await readDocuments(client, uuid);
      return explain.owner === 'YOU';
    case 'SIGN':
      return (await signDocuments({ ...at, client })) !== null;
    case 'NOTARY':
      return meetNotary(client, person, at);
    default:
      return false;
  }
}

/** A job checks the sent photos. Until it has answered, there is nothing to send. */
async function isBeingChecked(client: Client, uuid: string): Promise<boolean> {
  const documents = await client.send(listDocuments, { params: { uuid } });
  return documents.some((one) => one.submittedAt != null);
}

async function meetNotary(client: Client, person: string, at: CoOwnerContext): Promise<boolean> {
  const params = { uuid: at.uuid };
  const { kind, signedAt } = await client.send(readNotary, { params });
  if (signedAt) return false;
  if (kind === 'MANUAL') return (await signInInk({ ...at, client }, person)) !== null;
  try {
    const { sessionUuid } = await client.send(startNotarySession, { params, body: { bookingUuid: null } });
    await at.outside.signBeforeNotary(sessionUuid);
  } catch (error) {
    // The notary's report may be on its way. Then nothing is left to sign.
    if (!(error instanceof RefusalError && error.httpStatus === 409)) throw error;
  }
  return true;
}
